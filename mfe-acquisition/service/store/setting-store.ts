import type { Database } from './open-database.ts';

/** The setting's value; `preset` is stored when there is none. Instances that ask at once get the same one. */
export async function getSetting(
  { kysely }: Pick<Database, 'kysely'>,
  name: string,
  preset: string,
): Promise<string> {
  await kysely
    .insertInto('setting')
    .values({ name, value: preset })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await kysely
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

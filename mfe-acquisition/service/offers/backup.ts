import { cp, mkdir, open, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';

/**
 * `backup <folder>`: a copy of the data of a running service, from which `DATA_DIR` can be restored as it is. The database
 * goes first: a file is stored before its row, so every row of the copy finds its file in the attachments that are
 * copied after it. With PostgreSQL, `pg_dump` comes before this and it copies the attachments.
 */
export const backup: Command = async ({ dataFolder, sqliteFile }, [folder, ...rest]) => {
  if (!folder || rest.length > 0) throw new CommandFault('backup takes one folder, empty or new');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new CommandFault(`${resolve(folder)} is not empty`);
  if (sqliteFile) await copyDatabase(sqliteFile, join(folder, 'offers.sqlite'));
  await cp(join(dataFolder, 'attachments'), join(folder, 'attachments'), { recursive: true });
  return `${sqliteFile ? 'database and attachments are' : 'the attachments are'} in ${resolve(folder)}`;
};

/** Copies what the database holds and not its pages, in whose gaps something may stand that was deleted. */
async function copyDatabase(file: string, copy: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
  const handle = await open(copy, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

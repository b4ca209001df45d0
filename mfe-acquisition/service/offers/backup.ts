import { mkdir, open, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storedId } from '../attachment/attachment-store.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import { copyAttachment } from './copy-attachment.ts';

/**
 * `backup <folder>`: a copy of the data of a running service, from which `DATA_DIR` can be restored as it is. The database
 * goes first: a file is stored before its row, so every row of the copy finds its file in the attachments that are
 * copied after it. With PostgreSQL, `pg_dump` comes before this and it copies the attachments. Each is compared with its row.
 */
export const backup: Command = async ({ archive, attachments, sqliteFile }, [folder, ...rest]) => {
  if (!folder || rest.length > 0) throw new CommandFault('backup takes one folder, empty or new');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new CommandFault(`${resolve(folder)} is not empty`);
  if (sqliteFile) await copyDatabase(sqliteFile, join(folder, 'offers.sqlite'));
  const copies = join(folder, 'attachments');
  await mkdir(copies);
  const missing: string[] = [];
  for (const row of await archive.files()) {
    const id = storedId(row);
    const fault = await attachments
      .open(id, row)
      .then((file) => copyAttachment(file, join(copies, id)))
      .then(
        () => null,
        (error: Error) => error,
      );
    // What was deleted meanwhile has no row any more.
    if (fault && (await archive.hasFile(row))) missing.push(`${id}: ${fault.message}`);
  }
  if (missing.length > 0) {
    throw new CommandFault(`not in the backup, which has all else:\n${missing.join('\n')}`);
  }
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

import type { DeletionStore } from '../store/deletion-store.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';

/**
 * `wipe` takes what was deleted out of the database's own files. `purge` does it by itself; this is for what the
 * retention deleted in PostgreSQL, and for a purge that could not do it.
 */
export const wipe: Command = async ({ deletions }, args) => {
  if (args.length > 0) throw new CommandFault('wipe takes nothing');
  return (await wipeDeleted(deletions)) ? 'what was deleted is gone' : 'there is nothing to wipe';
};

/** @throws CommandFault when it could not be done */
export async function wipeDeleted(deletions: DeletionStore): Promise<boolean> {
  return deletions.wipe().catch((error: Error) => {
    throw new CommandFault(
      `what was deleted may still stand in the files of the database: ${error.message}. ` +
        'Once that is mended: npm run offers -- wipe',
    );
  });
}

import { BucketError } from '@goldbraun/shared/bucket/bucket-error';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import { exportOffers } from './export.ts';
import { list } from './list.ts';
import { openArchive } from './open-archive.ts';
import { purge } from './purge.ts';
import { resend } from './resend.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { wipe } from './wipe.ts';

/*
 * `npm run offers -- <command>`: looks after the accepted offers, with the environment of the service, which may be
 * running. What it writes has personal data.
 */
const commands: Record<string, Command> = {
  list,
  show,
  serve,
  resend,
  export: exportOffers,
  purge,
  wipe,
  backup,
  restore,
};

const usage = `npm run offers -- list [--since 2026-11-01] [--unsent]
                  show VK-…
                  serve [--port 8090]      a page of all of them, on this machine alone
                  resend [VK-…]            that offer's mails, or all that were given up
                  export <folder> | --csv  [--since 2026-11-01] [--unsent]
                  purge VK-… | --days 365  or what is older than RETENTION_DAYS
                  wipe                     what deletions left in the files of the database
                  backup <folder>
                  restore <folder>         the attachments of a backup that the store has not`;

async function run([name = '', ...args]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandFault(usage);
  const archive = await openArchive(process.env);
  try {
    return await command(archive, args);
  } finally {
    await archive.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isMistake =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const isPlain = error instanceof CommandFault || error instanceof BucketError || isMistake;
  if (!isPlain) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

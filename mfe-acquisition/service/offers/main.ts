import { BucketError } from '@goldbraun/shared/bucket/bucket-error';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import { openArchive } from './open-archive.ts';

/*
 * `npm run offers -- <command>`: looks after the accepted offers, with the environment of the service, which may be
 * running. What it writes has personal data.
 */
// Each loads what it needs itself: the page of all offers needs a server, which takes longer to load than a list to write.
const commands: Record<string, () => Promise<Command>> = {
  list: async () => (await import('./list.ts')).list,
  show: async () => (await import('./show.ts')).show,
  serve: async () => (await import('./serve.ts')).serve,
  resend: async () => (await import('./resend.ts')).resend,
  export: async () => (await import('./export.ts')).exportOffers,
  purge: async () => (await import('./purge.ts')).purge,
  wipe: async () => (await import('./wipe.ts')).wipe,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
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
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new CommandFault(usage);
  const command = await load();
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

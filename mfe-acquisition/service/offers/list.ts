import { parseArgs } from 'node:util';
import type { Search, StoredOffer } from '../store/archive-store.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';
import { verdictLine, verdictOf } from './verdict.ts';

/** `list [--since 2026-11-01] [--unsent]`: one line an offer. */
export const list: Command = async ({ archive }, args) => {
  const { values } = parseArgs({ args, options: searchOptions });
  const found = await archive.list(searchOf(values));
  return found.map(line).join('\n');
};

export const searchOptions = { since: { type: 'string' }, unsent: { type: 'boolean' } } as const;

/** @throws CommandFault if the date is none */
export function searchOf({ since, unsent }: { since?: string; unsent?: boolean }): Search {
  if (!since) return { unsent };
  const moment = new Date(since);
  if (Number.isNaN(moment.getTime()))
    throw new CommandFault(`--since must be a date like 2026-11-01, not "${since}"`);
  return { unsent, since: moment };
}

function line({ offer, attachment, documents, mails }: StoredOffer): string {
  const states = mails.map(({ kind, state }) => `${kind} ${state}`).join(', ');
  const [file = '–', ...added] = [attachment, ...documents].map((one) =>
    one ? [one.kind, one.remarks, one.finding].filter(Boolean).join(' ') : undefined,
  );
  const files = [file, ...added.map((one) => `+ ${one}`)].join(' ');
  const verdict = verdictOf(offer.message);
  const found = [offer.region && `Region ${offer.region}`, verdict && verdictLine(verdict)].filter(Boolean);
  const head = [offer.reference, offer.created_at.slice(0, 16), offer.subject, offer.company];
  const unconfirmed = offer.unconfirmed && 'keine Bestätigung: die Adresse hatte an dem Tag schon drei';
  return [...head, ...found, files, states, ...[offer.suspicion, unconfirmed].filter(Boolean)]
    .join('  ')
    .trimEnd();
}

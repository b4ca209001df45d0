import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const deedSchema = v.picklist(['release', 'canary', 'promote', 'rollback', 'pin', 'unpin']);

const entrySchema = v.object({
  /** When, as ISO 8601 in UTC. */
  at: v.string(),
  did: deedSchema,
  /** The release that it was done to. */
  version: v.string(),
  /** What has been live since: percent of the visitors by version. */
  live: v.record(v.string(), v.number()),
});

export type Deed = v.InferOutput<typeof deedSchema>;
export type HistoryEntry = v.InferOutput<typeof entrySchema>;

/** Adds one line to a history file. Lines are never changed, so that it tells the truth after a rollback too. */
export function addToHistory(file: string, entry: HistoryEntry): void {
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/**
 * Reads a history file, oldest entry first; none if there is no file.
 * @throws Error if a line is not one of {@link addToHistory}
 */
export function readHistory(file: string): HistoryEntry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => v.parse(entrySchema, JSON.parse(line)));
}

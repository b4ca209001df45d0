import { existsSync, readFileSync, truncateSync } from 'node:fs';
import * as v from 'valibot';
import { appendWhole } from './durable-file.ts';

const deedSchema = v.picklist([
  'release',
  'canary',
  'promote',
  'rollback',
  'pin',
  'unpin',
  'preview',
  'end-preview',
]);

const entrySchema = v.object({
  /** When, as ISO 8601 in UTC. */
  at: v.string(),
  did: deedSchema,
  /** The release that it was done to. */
  version: v.string(),
  /** What the preview is called, if it was done to one. */
  preview: v.optional(v.string()),
  /** What has been live since: percent of the visitors by version. */
  live: v.record(v.string(), v.number()),
  /** The edition of the discovery file that says so; missing in entries of before there were editions. */
  serial: v.optional(v.number()),
  /** That edition's `id`. */
  edition: v.optional(v.string()),
});

export type Deed = v.InferOutput<typeof deedSchema>;
export type HistoryEntry = v.InferOutput<typeof entrySchema>;

/** An entry as it is written down. Lines are never changed, so that a history tells the truth after a rollback too. */
export const historyLine = (entry: HistoryEntry): string => `${JSON.stringify(entry)}\n`;

/** The whole lines of a history; a last one without its end was cut short, and what it tells never came to be. */
const wholeLines = (text: string): string[] => text.split('\n').slice(0, -1);

const parseLine = (line: string): HistoryEntry => v.parse(entrySchema, JSON.parse(line));

/**
 * Reads a history, oldest entry first.
 * @throws Error if a line is not one of {@link historyLine}
 */
export const parseHistory = (text: string): HistoryEntry[] => wholeLines(text).map(parseLine);

/** Adds one entry to a history file. */
export const addToHistory = (file: string, entry: HistoryEntry): void =>
  appendWhole(file, historyLine(entry));

/** Reads a history file; no entries if there is no file, else as {@link parseHistory}. */
export const readHistory = (file: string): HistoryEntry[] =>
  existsSync(file) ? parseHistory(readFileSync(file, 'utf8')) : [];

/**
 * Takes a last entry back that was written down and then never came to be, because the process was killed in between.
 * @param serial of the edition that is there; 0 if there is none
 */
export function forgetUnfinished(file: string, serial: number): void {
  if (!existsSync(file)) return;
  const lines = wholeLines(readFileSync(file, 'utf8'));
  const last = lines.at(-1);
  if (last !== undefined && (parseLine(last).serial ?? 0) > serial) lines.pop();
  truncateSync(file, Buffer.byteLength(lines.map((line) => `${line}\n`).join('')));
}

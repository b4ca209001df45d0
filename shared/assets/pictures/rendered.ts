import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a rendered shot, in `rendered.json`. */
export interface Render {
  /** Samples per pixel. */
  samples: number;
  /** Of the rendered file; the same shot from the same scenes gives the same file again. */
  sha256: string;
}

const recordFile = join(import.meta.dirname, 'rendered.json');
/** Where renders lie: not committed, because `npm run pictures -- <shot>` makes the same ones again. */
export const renderFolder = join(import.meta.dirname, '../../../.cache/pictures');

export const renderFile = (shot: string) => join(renderFolder, `${shot}.png`);

export function rendered(): Record<string, Render> {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
}

/** Enters the shot's file, which has to exist, into the record. */
export function recordRender(shot: string, samples: number): void {
  const sha256 = createHash('sha256')
    .update(readFileSync(renderFile(shot)))
    .digest('hex');
  const record = { ...rendered(), [shot]: { samples, sha256 } };
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

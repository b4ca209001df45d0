/**
 * `npm run stack -w mfe-news -- stack.txt`, `goldbraun stack [file] [--json]`: turns a stack of minified scripts into lines of
 * the sources they were built from. Without a file it reads what comes in.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand, WrongUse } from './command.ts';
import { type Frame, framesIn } from './stack-trace/frames.ts';
import { type SourcePlace, sourcePlace } from './stack-trace/source-place.ts';
import { StoredMaps } from './stack-trace/stored-maps.ts';

const MAX_CHARACTERS = 1_000_000;
/** What a terminal would take for a command. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

type Found = Frame & { source: SourcePlace | null };

async function find(own: string, frames: Frame[]): Promise<Found[]> {
  const maps = new StoredMaps(own);
  const found: Found[] = [];
  for (const frame of frames) {
    const map = await maps.of(frame);
    found.push({ ...frame, source: (map && sourcePlace(map, frame)) || null });
  }
  return found;
}

/** The text with the places in the sources instead, and below each the line that stands there. */
function asText(text: string, found: Found[]): string {
  const lines = text.split('\n').flatMap((line) => {
    const here = found.filter(({ address, source }) => source && line.includes(address));
    const told = here.reduce(
      (so, { address, source: at }) => (at ? so.replace(address, `${at.file}:${at.line}:${at.column}`) : so),
      line,
    );
    return [told, ...here.map(({ source }) => `      | ${source?.text}`)];
  });
  return lines.join('\n').replace(controls, '').trimEnd();
}

/** Why some places are as they were, in a sentence for each release. */
function asNotes(found: Found[]): string[] {
  const missing = found.filter(({ source }) => !source);
  const releases = [...new Set(missing.map(({ part, version }) => `${part} ${version}`))];
  return releases.map(
    (release) =>
      `There is no source map for all of ${release}: neither in the store, nor are its sources here.`,
  );
}

await runCommand(async ({ args: [own = '', file] }) => {
  // npm runs this in another folder than that in which it was called.
  const text = readFileSync(file === undefined ? 0 : resolve(process.env.INIT_CWD ?? '', file), 'utf8');
  if (text.length > MAX_CHARACTERS)
    throw new WrongUse('That is no stack: it has more than a million characters.');
  const frames = framesIn(text);
  if (frames.length === 0) {
    throw new WrongUse(
      'No script of a release stands in it, as …/remotes/mfe-news/1.0.0-0123456789/list.js:1:234 does.',
    );
  }
  const found = await find(own, frames);
  return {
    text: [asText(text, found), ...asNotes(found)].join('\n'),
    json: found,
    refused: !found.some(({ source }) => source),
  };
});

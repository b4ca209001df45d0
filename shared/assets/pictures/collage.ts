/**
 * Writes `sources/collage.jpg`, the full-width picture of Home: six restaurants and moments on a field of
 * 1920 × 856. The shots among them have to be rendered: `npm run pictures -- golddrive-12` and so on.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderFile } from './rendered.ts';

const sources = join(import.meta.dirname, 'sources');
const GAP = 12;
const WIDE = 760;
const NARROW = 568;
const ROW = (856 - GAP) / 2;

const tiles = [
  { source: 'berlin-07', left: 0, top: 0, width: WIDE },
  { source: 'golddrive-12', left: WIDE + GAP, top: 0, width: NARROW },
  { source: 'news_01', left: WIDE + NARROW + 2 * GAP, top: 0, width: NARROW },
  { source: 'golddrive-24', left: 0, top: ROW + GAP, width: NARROW },
  { source: 'golddrive-14', left: NARROW + GAP, top: ROW + GAP, width: NARROW },
  { source: 'golddrive-02', left: 2 * (NARROW + GAP), top: ROW + GAP, width: WIDE },
];

const layers = await Promise.all(
  tiles.map(async ({ source, left, top, width }) => ({
    input: await sharp(existsSync(renderFile(source)) ? renderFile(source) : join(sources, `${source}.jpg`))
      .resize(width, ROW)
      .toBuffer(),
    left,
    top,
  })),
);
await sharp({ create: { width: 1920, height: 856, channels: 3, background: '#ffffff' } })
  .composite(layers)
  .jpeg({ quality: 90 })
  .toFile(join(sources, 'collage.jpg'));

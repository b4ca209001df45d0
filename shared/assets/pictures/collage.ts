/** Writes `sources/collage.jpg`, the full-width picture of Home: six restaurants and moments on a field of 1920 × 856. */
import { join } from 'node:path';
import sharp from 'sharp';

const sources = join(import.meta.dirname, 'sources');
const GAP = 12;
const WIDE = 760;
const NARROW = 568;
const ROW = (856 - GAP) / 2;

const tiles = [
  { source: 'innen_01', left: 0, top: 0, width: WIDE },
  { source: 'old_terrace', left: WIDE + GAP, top: 0, width: NARROW },
  { source: 'news_01', left: WIDE + NARROW + 2 * GAP, top: 0, width: NARROW },
  { source: 'old_drive_night', left: 0, top: ROW + GAP, width: NARROW },
  { source: 'drive_14', left: NARROW + GAP, top: ROW + GAP, width: NARROW },
  { source: 'old_drive_gold', left: 2 * (NARROW + GAP), top: ROW + GAP, width: WIDE },
];

const layers = await Promise.all(
  tiles.map(async ({ source, left, top, width }) => ({
    input: await sharp(join(sources, `${source}.jpg`))
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

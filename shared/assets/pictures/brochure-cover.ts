/**
 * Writes `sources/broschuere.jpg`: the brochure's first pages on a dark green ground, 1168 × 779. Needs a Chromium as
 * `../pdf/print.ts` does, and shows what that prints.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { brochurePages } from '../../../mfe-acquisition/print/brochure-pages.ts';
import { brochure } from '../../../mfe-content/print/brochure.ts';

const A4 = { width: 794, height: 1123 };
const folder = mkdtempSync(join(tmpdir(), 'brochure-'));
const shot = join(folder, 'pages.png');
const source = join(folder, 'brochure.html');
writeFileSync(source, brochure(brochurePages));
execFileSync(
  process.env.CHROMIUM ?? 'chromium',
  [
    ...[
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--hide-scrollbars',
    ],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    '--allow-file-access-from-files',
    `--window-size=${A4.width},${2 * A4.height}`,
    `--screenshot=${shot}`,
    pathToFileURL(source).href,
  ],
  { stdio: 'ignore' },
);

const pageOf = async (index: number, turn: number) => {
  const page = await sharp(shot)
    .extract({ left: 0, top: index * A4.height, ...A4 })
    .resize({ height: 640 })
    .toBuffer();
  return sharp(page).rotate(turn, { background: '#00000000' }).png().toBuffer();
};
await sharp({ create: { width: 1168, height: 779, channels: 4, background: '#123d22' } })
  .composite([
    { input: await pageOf(1, 5), left: 545, top: 48 },
    { input: await pageOf(0, -4), left: 190, top: 48 },
  ])
  .flatten()
  .jpeg({ quality: 90 })
  .toFile(join(import.meta.dirname, 'sources/broschuere.jpg'));
rmSync(folder, { recursive: true });

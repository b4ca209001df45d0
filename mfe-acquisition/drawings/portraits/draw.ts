/**
 * Writes the faces as files: `node mfe-acquisition/drawings/portraits/draw.ts`. They are pictures and not components, since a
 * script that carries them would cost each visitor of the page 2 kB before it answers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawings } from './drawings.ts';
import { portraitSvg } from './portrait-svg.ts';

const root = join(import.meta.dirname, '../../..');
const ofRegions = 'mfe-acquisition/asset/images/akquise/portraits';
const ofContact = 'mfe-content/asset/images/kontakt';

for (const [name, drawing] of Object.entries(drawings)) {
  const file = join(root, name === 'lindner' ? ofContact : ofRegions, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, portraitSvg(drawing));
}

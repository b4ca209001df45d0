/**
 * Writes the text files of the galleries from the shot lists, so that a caption stands once, beside the camera that took
 * the picture: `node shared/assets/pictures/gallery-texts.ts`. The results are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { galleryTextOf } from './gallery-text.ts';
import { shotLists } from './shot-lists.ts';

const root = join(import.meta.dirname, '../../..');

for (const list of shotLists(root)) {
  const text = galleryTextOf(list);
  if (!text) continue;
  const target = join(root, text.file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text.content);
}

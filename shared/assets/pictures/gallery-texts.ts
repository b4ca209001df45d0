import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { galleryTextOf } from './gallery-text.ts';
import { shotLists } from './shot-lists.ts';

/** Writes the galleries' text files from the shot lists: a caption stands once, beside the camera that took the picture. */
export function writeGalleryTexts(root: string): void {
  for (const gallery of shotLists(root).galleries) {
    const { file, content } = galleryTextOf(gallery);
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

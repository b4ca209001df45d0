import sharp from 'sharp';
import type { Inspection } from './inspection.ts';

// A photo of 100 megapixels is the largest that cameras and phones make; more is a pixel bomb.
const maxPixels = 120_000_000;

sharp.cache(false);
sharp.concurrency(1);

/** A picture must decode to its last line. It is decoded in bands; only a stamp of it is kept in memory. */
export async function inspectPicture(path: string): Promise<Inspection> {
  try {
    await sharp(path, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return { remarks: [] };
  } catch {
    return { fault: 'attachment_damaged' };
  }
}

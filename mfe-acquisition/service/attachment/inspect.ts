import { open } from 'node:fs/promises';
import sharp from 'sharp';
import type { ErrorCode } from '../../offer/errors.ts';
import type { AttachmentKind } from '../../offer/offer.ts';

const signatures: Record<AttachmentKind, Buffer> = {
  pdf: Buffer.from('%PDF-'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
};

// A photo of 100 megapixels is the largest that cameras and phones make; more is a pixel bomb.
const maxPixels = 120_000_000;
const maxSeconds = 15;

// PDF writers may add a little after the end mark; a truncated file doesn't have it at all.
const pdfTail = 16 * 1024;

/**
 * What is wrong with the file's content, or null: it must begin like the kind that its extension claims, a picture
 * must decode to its last line, a PDF must have its end.
 */
export async function inspect(path: string, kind: AttachmentKind): Promise<ErrorCode | null> {
  const { head, tail } = await readEnds(path);
  if (head.length === 0) return 'attachment_empty';
  if (!head.subarray(0, signatures[kind].length).equals(signatures[kind])) return 'attachment_type';
  const whole = kind === 'pdf' ? tail.includes('%%EOF') : await decodes(path);
  return whole ? null : 'attachment_damaged';
}

async function readEnds(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const head = await handle.read({ buffer: Buffer.alloc(8), position: 0 });
    const tail = await handle.read({ buffer: Buffer.alloc(pdfTail), position: Math.max(0, size - pdfTail) });
    return { head: head.buffer.subarray(0, head.bytesRead), tail: tail.buffer.subarray(0, tail.bytesRead) };
  } finally {
    await handle.close();
  }
}

/** Decodes the whole picture in bands; only a stamp of it is ever in memory. */
async function decodes(path: string): Promise<boolean> {
  try {
    await sharp(path, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

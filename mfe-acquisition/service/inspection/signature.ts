import { open } from 'node:fs/promises';
import type { ErrorCode } from '../../offer/errors.ts';
import type { Inspectable } from './inspection.ts';

const signatures: Record<Inspectable['kind'], Buffer> = {
  pdf: Buffer.from('%PDF-'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
};

// PDF writers may add a little after the end mark; a truncated file doesn't have it at all.
const pdfTail = 16 * 1024;

/** What is wrong with the file's first and last bytes, or null: it must begin like the kind that its name claims. */
export async function checkSignature({ path, kind }: Inspectable): Promise<ErrorCode | null> {
  const { head, tail } = await readEnds(path);
  if (head.length === 0) return 'attachment_empty';
  if (!head.subarray(0, signatures[kind].length).equals(signatures[kind])) return 'attachment_type';
  return kind === 'pdf' && !tail.includes('%%EOF') ? 'attachment_damaged' : null;
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

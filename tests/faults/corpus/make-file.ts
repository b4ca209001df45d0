import sharp from 'sharp';
import { blackPng } from '../../../mfe-acquisition/service/testing/black-png.ts';
import { pdfOf } from '../../../mfe-acquisition/service/testing/offer-form.ts';
import type { Edit, FileRecipe } from './bad-input.ts';
import { fill } from './placeholders.ts';

const none = new Map<string, string>();
const width = 200;
const height = 150;

/** The bytes of a recipe. */
export async function makeFile({ make, size = 1000, catalog = '', edits = [] }: FileRecipe): Promise<Buffer> {
  const extra = fill(catalog, none).toString('latin1');
  let bytes =
    make === 'pdf'
      ? Buffer.from(pdfOf(size + extra.length, extra))
      : make === 'bomb'
        ? blackPng(20_000, 20_000)
        : await picture(make);
  for (const edit of edits) bytes = change(bytes, edit);
  return bytes;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><script>alert(1)</script></svg>`;

async function picture(make: Exclude<FileRecipe['make'], 'pdf' | 'bomb'>): Promise<Buffer> {
  if (make === 'svg') return Buffer.from(svg);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width, height, channels: 3 as const, background: '#888', noise };
  return sharp({ create })
    .toFormat(make === 'jpg' ? 'jpeg' : make)
    .toBuffer();
}

function change(bytes: Buffer, edit: Edit): Buffer {
  if ('cut' in edit) return bytes.subarray(0, edit.cut);
  if ('append' in edit) return Buffer.concat([bytes, fill(edit.append, none)]);
  if ('prepend' in edit) return Buffer.concat([fill(edit.prepend, none), bytes]);
  if ('write' in edit) {
    const patch = Buffer.from(fill(edit.write, none).toString(), 'hex');
    const written = Buffer.from(bytes);
    patch.copy(written, edit.at);
    return written;
  }
  const [from, to] = edit.replace;
  const text = bytes.toString('latin1');
  if (!text.includes(from)) throw new Error(`there is no "${from}" to replace`);
  return Buffer.from(
    text.replace(from, () => fill(to, none).toString('latin1')),
    'latin1',
  );
}

import { createDeflate } from 'node:zlib';

/**
 * A PDF whose catalog lies packed in an object stream, as most programs write it: none of its names can be read in the
 * file. `padding` are bytes of white space that unpack with it.
 */
export async function packedPdf(catalog: string, padding = 0): Promise<Buffer> {
  const packed = await deflate(`1 0 <</Type/Catalog/Pages 2 0 R${catalog}>>`, padding);
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets = new Map<number, number>();
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (number: number, ...body: (Buffer | string)[]) => {
    offsets.set(number, length());
    for (const part of [`${number} 0 obj\n`, ...body, '\nendobj\n']) parts.push(Buffer.from(part as string));
  };
  add(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>');
  add(3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>');
  add(
    5,
    `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`,
    packed,
    '\nendstream',
  );
  const at = length();
  // Each row: 2 for "in an object stream" with its number, 1 for "at this offset".
  const rows = [row(2, 5), ...[2, 3, 5].map((number) => row(1, offsets.get(number) ?? 0)), row(1, at)];
  const index = '[1 1 2 2 5 2]';
  const head = `<</Type/XRef/Size 7/Root 1 0 R/W[1 4 2]/Index${index}/Length ${7 * rows.length}>>\nstream\n`;
  add(6, head, ...rows, '\nendstream');
  parts.push(Buffer.from(`startxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function row(kind: number, value: number): Buffer {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(value, 1);
  return bytes;
}

async function deflate(text: string, padding: number): Promise<Buffer> {
  const packer = createDeflate({ level: 1 });
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  const written = (async () => {
    packer.write(text);
    for (let left = padding; left > 0; left -= megabyte.length) {
      if (!packer.write(megabyte.subarray(0, left)))
        await new Promise((resolve) => packer.once('drain', resolve));
    }
    packer.end();
  })();
  const chunks: Buffer[] = [];
  for await (const chunk of packer) chunks.push(chunk);
  await written;
  return Buffer.concat(chunks);
}

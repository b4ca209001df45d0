import { createDeflate } from 'node:zlib';

/** What is special about a PDF of one page. */
export type PdfParts = {
  /** What stands in the catalog, and in the dictionary of the page. */
  catalog?: string;
  page?: string;
  /** Further objects, numbered from 10 on. */
  objects?: string[];
  /** What stands in the dictionary of the object stream beside the usual. */
  packing?: string;
  /** Packs the objects once more than the filter says; for instance by hexadecimal digits. */
  pack?: (packed: Buffer) => Buffer;
};

const packer = 5;
const index = 6;
const firstFree = 10;

/**
 * A PDF whose catalog lies packed in an object stream, as most programs write it: none of its names can be read in the
 * file. `padding` are bytes of white space that unpack with it.
 */
export const packedPdf = (catalog: string, padding = 0): Promise<Buffer> => packedPdfOf({ catalog }, padding);

/** A PDF that has all of its objects in one object stream. */
export async function packedPdfOf(parts: PdfParts, padding = 0): Promise<Buffer> {
  const bodies = bodiesOf(parts);
  const offsets = bodies.map((_, at) => bodies.slice(0, at).join(' ').length + Math.min(at, 1));
  const head = `${bodies.map((_, at) => `${numberOf(at)} ${offsets[at]}`).join(' ')} `;
  const deflated = await deflate(head + bodies.join(' '), padding);
  const packed = parts.pack?.(deflated) ?? deflated;
  const { packing = '/Type/ObjStm/Filter/FlateDecode' } = parts;
  const file = new PdfFile('%PDF-1.5\n');
  file.add(
    packer,
    `<<${packing}/N ${bodies.length}/First ${head.length}/Length ${packed.length}>>\nstream\n`,
    packed,
    '\nendstream',
  );
  const at = file.length;
  // Each row: 2 for "in an object stream" with its number and the place in it, 1 for "at this offset".
  const rows = [
    ...bodies.map((_, place) => ({ number: numberOf(place), row: row(2, packer, place) })),
    { number: packer, row: row(1, file.offsets.get(packer) ?? 0) },
    { number: index, row: row(1, at) },
  ];
  const subsections = rows.map(({ number }) => `${number} 1`).join(' ');
  const size = firstFree + bodies.length;
  const dictionary = `/Type/XRef/Size ${size}/Root 1 0 R/W[1 4 2]/Index[${subsections}]/Length ${7 * rows.length}`;
  file.add(index, `<<${dictionary}>>\nstream\n`, ...rows.map(({ row }) => row), '\nendstream');
  return file.end(`startxref\n${at}\n%%EOF\n`);
}

/** The same with each object for itself, in plain text. */
export function plainPdfOf(parts: PdfParts): Buffer {
  const file = new PdfFile('%PDF-1.7\n');
  const bodies = bodiesOf(parts);
  for (const [at, body] of bodies.entries()) file.add(numberOf(at), body);
  const at = file.length;
  const rows = [...file.offsets].map(
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const size = firstFree + bodies.length;
  return file.end(
    `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
  );
}

const bodiesOf = ({ catalog = '', page = '', objects = [] }: PdfParts): string[] => [
  `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>`,
  ...objects,
];

const numberOf = (at: number): number => (at < 3 ? at + 1 : firstFree + at - 3);

/** Objects one after the other, and where they are. */
class PdfFile {
  readonly offsets = new Map<number, number>();
  readonly #parts: Buffer[];

  constructor(head: string) {
    this.#parts = [Buffer.from(head)];
  }

  get length(): number {
    return this.#parts.reduce((sum, part) => sum + part.length, 0);
  }

  add(number: number, ...body: (Buffer | string)[]): void {
    this.offsets.set(number, this.length);
    for (const part of [`${number} 0 obj\n`, ...body, '\nendobj\n']) {
      this.#parts.push(Buffer.from(part as string));
    }
  }

  end(tail: string): Buffer {
    return Buffer.concat([...this.#parts, Buffer.from(tail)]);
  }
}

function row(kind: number, value: number, place = 0): Buffer {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(value, 1);
  bytes.writeUInt16BE(place, 5);
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

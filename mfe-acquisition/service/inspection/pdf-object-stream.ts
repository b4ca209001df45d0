import { inflateSync } from 'node:zlib';
import { tokensOf } from './pdf-tokens.ts';

/** An object stream (ISO 32000-1, 7.5.7) by its dictionary. */
export type ObjectStream = {
  /** All names in the dictionary, in their order. */
  names: string[];
  /** Where the first object stands in it. */
  first: number | undefined;
  count: number | undefined;
  /** The position behind the word "stream". */
  keywordEnd: number;
};

/** The unpacked stream, and where its objects are in it. */
export type UnpackedObjects = { bytes: Uint8Array; objects: { number: number; at: number }[] };

const filters = new Set([
  ...['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85'],
  ...['RunLengthDecode', 'RL', 'Crypt'],
]);

/**
 * Unpacks to so many bytes at most. Null when there are more, or when it is packed in a way that no program uses for
 * objects: not at all and Flate are what they use.
 */
export function unpackObjects(
  bytes: Buffer,
  { names, first, count, keywordEnd }: ObjectStream,
  maxBytes: number,
): UnpackedObjects | null {
  const unpacked = unpack(bytes, streamStart(bytes, keywordEnd), names, maxBytes);
  if (!unpacked || first === undefined || count === undefined) return null;
  return { bytes: unpacked, objects: places(unpacked, first, count) };
}

const streamStart = (bytes: Buffer, keywordEnd: number): number =>
  bytes[keywordEnd] === 0x0d && bytes[keywordEnd + 1] === 0x0a ? keywordEnd + 2 : keywordEnd + 1;

function unpack(bytes: Buffer, from: number, names: string[], maxBytes: number): Uint8Array | null {
  const chain = names.filter((name) => filters.has(name));
  if (chain.length === 0 && !names.includes('Filter')) {
    const end = bytes.indexOf('endstream', from);
    return end < 0 || end - from > maxBytes ? null : bytes.subarray(from, end);
  }
  if (names.includes('Predictor') || chain.length !== 1 || !chain[0]?.startsWith('Fl')) return null;
  try {
    // It says itself where it ends, whatever length is written beside it.
    return inflateSync(bytes.subarray(from), { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
}

/** The stream begins with the number and the offset of each object. */
function places(bytes: Uint8Array, first: number, count: number): UnpackedObjects['objects'] {
  const head: number[] = [];
  for (const token of tokensOf(bytes, 0)) {
    if (token.kind !== 'word' || head.length === 2 * count) break;
    head.push(Number(token.text));
  }
  const objects: UnpackedObjects['objects'] = [];
  for (let index = 0; index + 1 < head.length; index += 2) {
    objects.push({ number: head[index] as number, at: first + (head[index + 1] as number) });
  }
  return objects;
}

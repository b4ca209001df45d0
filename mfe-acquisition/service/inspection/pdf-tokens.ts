/**
 * A token of a PDF's syntax (ISO 32000-1, 7.2 and 7.3), up to the position `end`. Brackets are left out: nobody here asks
 * how values nest.
 */
export type Token = { kind: TokenKind; text: string; end: number };

/**
 * A name is without its slash, and with each `#xx` as the character that it stands for. Of a string there are the first
 * characters, however it was written: `(abc)`, `(\141bc)` or `<616263>`. A word is a number, or something like `obj`.
 */
type TokenKind = 'name' | 'string' | 'word';

// Enough for the scheme of an address, or any name.
const kept = 200;

const classOf = (characters: string) => {
  const members = new Uint8Array(256);
  for (const character of characters) members[character.charCodeAt(0)] = 1;
  return members;
};
const notRegular = classOf('\0\t\n\f\r ()<>[]{}/%');
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The tokens from a position on, to the end of the bytes. Nothing is too damaged for it. */
export function* tokensOf(bytes: Uint8Array, from: number): Generator<Token> {
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (byte === 0x28 /* ( */) {
      const token = literalString(bytes, at + 1);
      yield token;
      at = token.end;
    } else if (byte === 0x3c /* < */ && bytes[at + 1] !== 0x3c) {
      const end = indexOf(bytes, 0x3e, at + 1);
      yield { kind: 'string', text: hexString(bytes, at + 1, end), end };
      at = end + 1;
    } else if (byte === 0x2f /* / */) {
      const end = regularEnd(bytes, at + 1);
      yield { kind: 'name', text: nameText(bytes, at + 1, end), end };
      at = end;
    } else if (byte === 0x25 /* % */) {
      while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
    } else if (notRegular[byte]) {
      at += byte === 0x3c ? 2 : 1;
    } else {
      const end = regularEnd(bytes, at);
      yield { kind: 'word', text: latin1(bytes, at, end), end };
      at = end;
    }
  }
}

/** The next token, if there is one. */
export const firstToken = (bytes: Uint8Array, from: number): Token | undefined =>
  tokensOf(bytes, from).next().value ?? undefined;

function regularEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !notRegular[bytes[at] as number]) at += 1;
  return at;
}

function indexOf(bytes: Uint8Array, byte: number, from: number): number {
  const found = bytes.indexOf(byte, from);
  return found < 0 ? bytes.length : found;
}

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, from + kept)));

const nameText = (bytes: Uint8Array, from: number, to: number): string =>
  latin1(bytes, from, to).replaceAll(/#([\da-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function hexString(bytes: Uint8Array, from: number, to: number): string {
  const digits = latin1(bytes, from, to).replaceAll(/[^\da-f]/gi, '');
  return plain(Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1'));
}

/** From behind its opening parenthesis. */
function literalString(bytes: Uint8Array, from: number): Token {
  let text = '';
  let depth = 1;
  let at = from;
  while (at < bytes.length) {
    let character = String.fromCharCode(bytes[at] as number);
    at += 1;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) break;
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(latin1(bytes, at, at + 3))?.[0];
      const next = String.fromCharCode(bytes[at] ?? 0);
      character = octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : (escapes[next] ?? next);
      // A line that is continued in the next one.
      if (next === '\n' || next === '\r') character = '';
      at += octal?.length ?? (next === '\r' && bytes[at + 1] === 0x0a ? 2 : 1);
    }
    if (text.length < kept) text += character;
  }
  return { kind: 'string', text: plain(text), end: at };
}

/** UTF-16 loses its mark and its zeros: what is looked for is ASCII. */
const plain = (text: string): string => text.replace(/^\xFE\xFF/, '').replaceAll('\0', '');

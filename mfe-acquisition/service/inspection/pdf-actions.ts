import type { Remark } from '../store/tables.ts';
import { type ObjectStream, unpackObjects } from './pdf-object-stream.ts';
import { firstToken, tokensOf } from './pdf-tokens.ts';

// What stands for something that happens by itself, outside of the document, or with another file (ISO 32000-1, 12.6.4,
// 7.11.4, 12.7.8, 13).
const activeNames = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'XFA'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'],
  ...['RichMedia', 'RichMediaExecute', 'Rendition', 'OnInstantiate'],
]);
// More than the objects of any plan have; the contents of pages and pictures are not among them.
const maxUnpacked = 50 * 1024 * 1024;
// How many bytes may be read for each one of the file: an object is read once, but may end later than the next begins.
const maxReading = 2;
const harmless = /^\s*(?:https?:|mailto:|tel:|www\.|#|$)/i;

/** Whether the target of a link is something else than the web, a mail, a call or this document: a file, for instance. */
export const leadsAstray = (uri: string): boolean => !harmless.test(uri);

/** What was seen in the objects of a document. */
type Seen = {
  active: boolean;
  unreadable: boolean;
  unpackedBytes: number;
  /** How many bytes may still be read. */
  patience: number;
  /** Numbers of objects that links name as their targets, and of those that are such a target and lead astray. */
  targets: Set<number>;
  astray: Set<number>;
};

/**
 * Looks through all objects of a PDF, also those in object streams and those that nothing refers to, for the names of
 * actions, wherever they stand: behind another action, at a page, a field or a link. A document is `unchecked` when its
 * object streams can't be unpacked, or its objects overlap without end.
 */
export function findActions(bytes: Buffer): Remark[] {
  const seen: Seen = {
    active: false,
    unreadable: false,
    unpackedBytes: 0,
    patience: maxReading * bytes.length,
    targets: new Set(),
    astray: new Set(),
  };
  // Every object begins with "obj", wherever a table of the file says that it is.
  for (const keyword of ['obj', 'trailer']) {
    for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + keyword.length)) {
      lookAtObject(bytes, at, at + keyword.length, seen);
      if (seen.active) return ['active'];
      if (seen.patience < 0) return ['unchecked'];
    }
  }
  if ([...seen.targets].some((number) => seen.astray.has(number))) return ['active'];
  return seen.unreadable ? ['unchecked'] : [];
}

const numberBefore = /(\d+)[\0\s]+\d+[\0\s]*$/;
const longestNumbers = 40;

function lookAtObject(bytes: Buffer, keyword: number, from: number, seen: Seen): void {
  const before = bytes.toString('latin1', Math.max(0, keyword - longestNumbers), keyword);
  noteString(bytes, from, Number(numberBefore.exec(before)?.[1]), seen);
  const stream = lookAt(bytes, from, seen);
  if (!stream || seen.patience < 0) return;
  // After one that can't be unpacked none is tried: a thousand small bombs would take their time.
  const unpacked = seen.unreadable ? null : unpackObjects(bytes, stream, maxUnpacked - seen.unpackedBytes);
  if (!unpacked) {
    seen.unreadable = true;
    return;
  }
  seen.unpackedBytes += unpacked.bytes.length;
  seen.patience += maxReading * unpacked.bytes.length;
  for (const { number, at } of unpacked.objects) noteString(unpacked.bytes, at, number, seen);
  lookAt(unpacked.bytes, 0, seen);
}

/** A link's target may be an object of its own. */
function noteString(bytes: Uint8Array, from: number, number: number, seen: Seen): void {
  if (seen.patience < 0) return;
  const token = firstToken(bytes, from);
  seen.patience -= (token?.end ?? bytes.length) - from;
  if (token?.kind === 'string' && leadsAstray(token.text)) seen.astray.add(number);
}

const ends = new Set(['endobj', 'obj', 'xref', 'startxref']);

/** Looks at tokens up to the end of an object; gives its stream, if it has one that holds objects. */
function lookAt(bytes: Uint8Array, from: number, seen: Seen): ObjectStream | null {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  let last = '';
  let read = from;
  for (const token of tokensOf(bytes, from)) {
    seen.patience -= token.end - read;
    read = token.end;
    if (seen.patience < 0) return null;
    const isTarget = last === 'URI' || last === 'Base';
    if (token.kind === 'name') {
      if (activeNames.has(token.text)) seen.active = true;
      names.push(token.text);
    } else if (token.kind === 'string') {
      if (isTarget && leadsAstray(token.text)) seen.active = true;
    } else {
      if (ends.has(token.text)) return null;
      if (token.text === 'stream') return streamOf(names, numbers, token.end);
      if (isTarget) seen.targets.add(Number(token.text));
      if (last) numbers.set(last, Number(token.text));
    }
    last = token.kind === 'name' ? token.text : '';
  }
  return null;
}

/** Its type may stand in another object, but not without the number and the place of what it holds. */
function streamOf(names: string[], numbers: Map<string, number>, keywordEnd: number): ObjectStream | null {
  if (!names.includes('ObjStm') && !(names.includes('N') && names.includes('First'))) return null;
  return { names, first: numbers.get('First'), count: numbers.get('N'), keywordEnd };
}

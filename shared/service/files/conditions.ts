import type { IncomingHttpHeaders } from 'node:http';

/** By what a client knows a file again. */
export interface Validators {
  etag: string;
  /** As an HTTP date. */
  lastModified: string;
  /**
   * Whether the name may come to stand for an older file, as it does with a rollback. Then a later date proves nothing,
   * and only the very same one says that nothing has changed.
   */
  mayGetOlder?: boolean;
}

/**
 * What a request's conditions come to: the file is sent, is known already (304), or is not the one that was meant (412).
 * Where it is sent, `part` says whether a range of it may be.
 */
export type Verdict = { status: 200; part: boolean } | { status: 304 } | { status: 412 };

const opaque = (tag: string): string => tag.replace(/^W\//, '');
const isStrong = (tag: string): boolean => !tag.startsWith('W/');

function names(list: string, matches: (tag: string) => boolean): boolean {
  return list.trim() === '*' || (list.match(/(?:W\/)?"[^"]*"/g) ?? []).some(matches);
}

/** Weighs the conditional headers of a request for a file, in the order of RFC 9110, section 13.2.2. */
export function judge(
  headers: IncomingHttpHeaders,
  { etag, lastModified, mayGetOlder = false }: Validators,
): Verdict {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  const isSame = (tag: string) => isStrong(tag) && tag === etag;
  const modified = Date.parse(lastModified);
  // A date that can't be read is neither before nor after, so its header counts for nothing.
  const dateOf = (name: 'if-unmodified-since' | 'if-modified-since') => Date.parse(headers[name] ?? '');
  const isOther =
    match === undefined ? modified > dateOf('if-unmodified-since') : !names(match, (tag) => isSame(tag));
  if (isOther) return { status: 412 };
  const since = dateOf('if-modified-since');
  const isUnmodified = mayGetOlder ? modified === since : modified <= since;
  const isKnown =
    noneMatch === undefined ? isUnmodified : names(noneMatch, (tag) => opaque(tag) === opaque(etag));
  if (isKnown) return { status: 304 };
  const ifRange = headers['if-range']?.toString().trim();
  return { status: 200, part: ifRange === undefined || isSame(ifRange) || ifRange === lastModified };
}

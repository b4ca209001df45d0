import type { Packing } from '@goldbraun/shared/release/public-files';

const packings: Packing[] = ['br', 'gzip'];

/**
 * The best packing that a visitor takes and that is there; undefined for none.
 * @param accepted the request's Accept-Encoding
 */
export function acceptedPacking(
  accepted: string | undefined,
  available: Partial<Record<Packing, unknown>>,
): Packing | undefined {
  const parts = (accepted ?? '').toLowerCase().split(',');
  const accepts = (name: Packing) =>
    parts.some((part) => part.trim().split(/\s*;/)[0] === name && !/;\s*q=0(\.0*)?\s*$/.test(part));
  return packings.find((name) => available[name] && accepts(name));
}

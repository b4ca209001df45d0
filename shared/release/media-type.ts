import { lookup } from 'mrmime';

/** The media type of a file of a release by its ending; of one that nobody knows, that of bytes. */
export function mediaTypeOf(name: string): string {
  // Business cards are not in the list of mrmime (RFC 6350).
  if (name.endsWith('.vcf')) return 'text/vcard';
  return lookup(name) ?? 'application/octet-stream';
}

import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** An object, as a listing has it. */
export interface StoredObject {
  key: string;
  /** Without quotes. */
  etag: string;
  /** Milliseconds since 1970, by the clock of the object store. */
  changedAtMs: number;
}

const elementsIn = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);
const textIn = (parent: XmlElement, name: string): string => elementsIn(parent, name)[0]?.text ?? '';

/**
 * Reads one page of a listing.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 * @returns with what the next page is asked for; undefined if this is the last one
 * @throws Error if it is none
 */
export function parseListing(xml: string): { objects: StoredObject[]; next: string | undefined } {
  const { root } = parseXml(xml);
  if (root?.name !== 'ListBucketResult') throw new Error('the answer is no listing of a bucket');
  const objects = elementsIn(root, 'Contents').map((entry) => ({
    key: textIn(entry, 'Key'),
    etag: unquoted(textIn(entry, 'ETag')),
    changedAtMs: Date.parse(textIn(entry, 'LastModified')),
  }));
  const isMore = textIn(root, 'IsTruncated') === 'true';
  return { objects, next: isMore ? textIn(root, 'NextContinuationToken') : undefined };
}

/** An ETag without its quotes. */
export const unquoted = (etag: string): string => etag.replace(/^"(.*)"$/, '$1');

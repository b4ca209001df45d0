import { createHash } from 'node:crypto';

/** A hash of what a page's loaders have returned, as it reaches the browser: by it two renderings are known to show the same. */
export const dataHash = (loaderData: unknown): string =>
  createHash('sha256').update(JSON.stringify(loaderData)).digest('base64url');

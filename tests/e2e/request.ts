import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { siteUrl } from '../harness/test.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks the site for a path exactly as it is written and shows the answer exactly as it comes: `fetch` would tidy the
 * path up, follow redirects and unpack the body.
 */
export function request(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = new URL(siteUrl());
  send({ hostname, port, path, method, headers }, (response) => {
    const { statusCode = 0, headers: received } = response;
    buffer(response).then((body) => resolve({ status: statusCode, headers: received, body }), reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

/** The HTML of a page. */
export const html = async (path: string): Promise<string> => (await request(path)).body.toString();

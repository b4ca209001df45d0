import type { AskSite } from '../composer/renderer/renderer.ts';
import type { SiteTable } from '../src/routes.ts';
import { unreachable } from './search-proxy.ts';

/** Longer than the loaders wait themselves, so that their own answer is the one that counts. */
const LIMIT_MS = 2_000;
const MAX_BYTES = 1024 * 1024;

/** What a loader reads of an answer. */
const passedOn = ['content-type', 'cache-control'];

/** The services that the site has at a path, by the beginning of the path. */
export type Services = Record<string, URL>;

/**
 * Answers what the loaders of remotes ask the site while a page is rendered here: a process that renders has no network.
 * Only what the site's table allows them (`asks`), and within bounds; anything else is null.
 */
export function askSite(site: SiteTable, services: Services): AskSite {
  return async (remotes, address) => {
    const { pathname, search } = new URL(address, 'http://site.internal');
    const mayAsk = site.remotes.some(
      ({ remote, asks }) => remotes.includes(remote) && asks?.includes(pathname),
    );
    const [, service] = Object.entries(services).find(([prefix]) => pathname.startsWith(prefix)) ?? [];
    if (!mayAsk || !service) return null;
    const response = await fetch(new URL(pathname + search, service), {
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch(() => null);
    // What visitors are told, too, where a service can't be reached: see `search-proxy.ts`.
    if (!response) return { status: 503, headers: {}, body: unreachable };
    const body = await readText(response);
    const headers = [...response.headers].filter(([name]) => passedOn.includes(name));
    return body === null ? null : { status: response.status, headers: Object.fromEntries(headers), body };
  };
}

/** The text of an answer; null if it is too long. */
async function readText({ body }: Response): Promise<string | null> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

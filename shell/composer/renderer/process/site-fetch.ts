import type { SiteAnswer } from '../messages.ts';

/** Asks the shell for a path of the site; null if it is not to be had. */
export type AskShell = (path: string) => Promise<SiteAnswer | null>;

/**
 * A `fetch` for the loaders of remotes: this process has no network, so the shell asks for it. Only addresses of the
 * site itself, and only with GET; which of them, the shell decides.
 * @throws TypeError as `fetch` does for what can't be had; the signal's reason if it is aborted
 */
export function siteFetch(origin: string, ask: AskShell): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { protocol, host, pathname, search } = new URL(request.url);
    if (`${protocol}//${host}` !== origin || request.method !== 'GET') {
      throw new TypeError(`a page's loader may ask ${origin} with GET and nothing else`);
    }
    const { signal } = request;
    signal.throwIfAborted();
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      const answer = await Promise.race([ask(pathname + search), aborted]);
      if (!answer) throw new TypeError(`${pathname} can't be asked for`);
      const { status, headers, body } = answer;
      return new Response(body, { status, headers });
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };
}

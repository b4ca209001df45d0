import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { problems } from '../text/de/restaurant-search-problems.ts';
import { createExternalSearch } from './external/ask-external.ts';
import { createOwnSearch } from './own/search-own.ts';
import { createServer, type Search } from './server.ts';

const PATH = '/search/widget/restaurants';
const quiet = pino({ level: 'silent' });
const ends: (() => unknown)[] = [];

/** Lets the search listen on a free port and returns how to ask it. */
async function start(search: Search) {
  const app = createServer(search, quiet);
  ends.push(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return (query: string, headers: Record<string, string> = {}) =>
    fetch(`${address}${PATH}${query}`, { headers });
}

async function startProvider(answer: RequestListener): Promise<URL> {
  const server: Server = createHttpServer(answer);
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
}

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

describe('the restaurant search', () => {
  it('answers with JSON that a cache may keep, and with 304 to who has it', async () => {
    const ask = await start(createOwnSearch());
    const response = await ask('?q=Kassel');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect((await response.json()).origin.name).toBe('Kassel');
    const etag = response.headers.get('etag') as string;
    const again = await ask('?q=Kassel', { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await ask('?q=Berlin', { 'if-none-match': etag })).status).toBe(200);
  });

  it('refuses nonsense with 400 and a German sentence', async () => {
    const ask = await start(createOwnSearch());
    const response = await ask('?lat=abc&lng=8&page=x');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: `${problems.lat} ${problems.page}`,
      errors: [
        { field: 'lat', message: problems.lat },
        { field: 'page', message: problems.page },
      ],
    });
  });

  it('answers other addresses and methods with a problem', async () => {
    const ask = await start(createOwnSearch());
    const response = await ask('/more');
    expect([response.status, (await response.json()).detail]).toEqual([404, problems.notFound]);
  });
});

describe('another provider', () => {
  it('is asked for what was understood, and learns nothing of the visitor', async () => {
    const own = createOwnSearch();
    const asked: { url?: string; names: string[] }[] = [];
    const host = await startProvider((request, response) => {
      asked.push({ url: request.url, names: Object.keys(request.headers) });
      response.end(
        JSON.stringify({
          ...own({ q: 'Kassel', services: [], page: 1, radius: 25, position: null }),
          more: 1,
        }),
      );
    });
    const ask = await start(createExternalSearch(host, 1_000));
    const response = await ask('?q=Kassel&services=wifi&services=drive&utm=x', { cookie: 'a=b' });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer.origin.name).toBe('Kassel');
    expect(answer.more).toBeUndefined();
    expect(asked[0]?.url).toBe(
      '/api/search/widget/restaurants?q=Kassel&radius=25&services=wifi&services=drive&page=1',
    );
    for (const name of ['cookie', 'x-forwarded-for', 'referer']) expect(asked[0]?.names).not.toContain(name);
  });

  it.each([
    ['says what it guessed', { guess: 'Kassel' }, 'Kassel'],
    ['guessed nothing', { guess: null }, null],
    ['knows no guesses', { guess: undefined }, undefined],
  ])('that %s is passed on as it is', async (_, given, guess) => {
    const found = createOwnSearch()({ q: 'Kasel', services: [], page: 1, radius: 25, position: null });
    const host = await startProvider((_request, response) =>
      response.end(JSON.stringify({ ...found, ...given })),
    );
    const ask = await start(createExternalSearch(host, 1_000));
    const response = await ask('?q=Kasel');
    expect([response.status, (await response.json()).guess]).toEqual([200, guess]);
  });

  it.each<[string, RequestListener]>([
    [
      'guesses what nobody could search for',
      (_request, response) =>
        response.end(
          JSON.stringify({
            ...createOwnSearch()({ q: '', services: [], page: 1, radius: 25, position: null }),
            guess: 'x'.repeat(101),
          }),
        ),
    ],
    ['breaks off', (request) => request.socket.destroy()],
    ['answers with an error', (_request, response) => response.writeHead(500).end('oops')],
    ['answers with HTML', (_request, response) => response.end('<html>')],
    ['answers something else', (_request, response) => response.end('{"total":"many"}')],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  ])('that %s is told in a sentence', async (_, listener) => {
    const ask = await start(createExternalSearch(await startProvider(listener), 1_000));
    const response = await ask('?q=Kassel');
    expect([response.status, (await response.json()).detail]).toEqual([502, problems.externalFailed]);
  });

  it('that is too slow is told in a sentence', async () => {
    const host = await startProvider(() => {});
    const ask = await start(createExternalSearch(host, 50));
    const response = await ask('?q=Kassel');
    expect([response.status, (await response.json()).detail]).toEqual([504, problems.externalSlow]);
    expect(response.headers.get('retry-after')).toBe('60');
  });
});

import {
  Agent,
  createServer,
  get,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as streamToText } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { paths } from '../harness/pages.ts';
import { expect, test } from '../harness/test.ts';
import { accessibilityFindings } from './accessibility/findings.ts';

test.describe.configure({ mode: 'serial' });

const TOLD = 'Ihre Suche ist noch nicht beantwortet';
const FLOOD_CONNECTIONS = 60;
const FLOOD_MAX = 6_000;
const OTHERS = 12;

const answerFor = (q: string) => ({
  total: 1,
  page: 1,
  pages: 1,
  pageSize: 10,
  origin: { kind: 'town', name: q, lat: 51, lng: 10 },
  radius: 25,
  results: [
    {
      id: 'x1',
      town: q,
      state: 'Hessen',
      street: 'Anbieterweg 1',
      postcodeRegion: '36',
      lat: 51,
      lng: 10,
      services: [],
      openingHours: [],
      distance: 0.4,
    },
  ],
});
const questionOf = (url = '') => new URL(url, 'http://provider.internal').searchParams.get('q') ?? '';
const works: RequestListener = (request, response) =>
  response.end(JSON.stringify(answerFor(questionOf(request.url))));
const isBroken: RequestListener = (_request, response) => response.writeHead(500).end();

/** The search's back end, which behaves as a test wants it and remembers what it was asked. */
let behaviour = works;
const asked: string[] = [];
let provider: Server;
let site: TestSite;

test.beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(questionOf(request.url));
    behaviour(request, response);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  site = await launchSite('production', { env: { RESTAURANT_SEARCH_URL: `http://127.0.0.1:${port}` } });
});
test.afterAll(async () => {
  await site.stop();
  provider.closeAllConnections();
  provider.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
}

const locationsFor = (q: string) => `${paths.locations}?q=${q}`;

/** Asks the site as a visitor of an address of this machine. */
function ask(path: string, localAddress: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${site.address}${path}`, { localAddress, agent }, (response) => {
      const { statusCode = 0, headers } = response;
      streamToText(response).then((html) => resolve({ status: statusCode, headers, html }), reject);
    }).on('error', reject);
  });
}

const hasResult = ({ status, html }: Answer, q: string) =>
  status === 200 && html.includes(`${q}, Anbieterweg 1`);
const isTold = ({ status, headers, html }: Answer) =>
  status === 503 &&
  headers['cache-control'] === 'no-store' &&
  Number(headers['retry-after']) > 0 &&
  html.includes(TOLD) &&
  html.includes('<a href=""') &&
  html.includes('</footer>');

/** Every connection asks on and on, each time for something else, until `stop` is called. */
function flood(path: (q: string) => string, localAddress: string, connections = FLOOD_CONNECTIONS) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: { q: string; answer: Answer }[] = [];
  const begun = Promise.withResolvers<void>();
  let goesOn = true;
  let sent = 0;
  const askOn = async () => {
    while (goesOn && sent < FLOOD_MAX) {
      const q = `Flut${sent++}`;
      answers.push({ q, answer: await ask(path(q), localAddress, agent) });
      if (answers.length >= FLOOD_CONNECTIONS) begun.resolve();
    }
  };
  const all = Promise.all(Array.from({ length: connections }, askOn));
  return {
    begun: Promise.race([begun.promise, all]),
    async stop() {
      goesOn = false;
      await all;
      agent.destroy();
      return answers;
    },
  };
}

test('one visitor with 60 connections takes the search from nobody, and is told what was not rendered', async () => {
  behaviour = works;
  const one = flood(locationsFor, '127.0.0.1');
  await one.begun;
  const others = await Promise.all(
    Array.from({ length: OTHERS }, async (_, index) => {
      const q = `Ort${index}`;
      return hasResult(await ask(locationsFor(q), `127.0.0.${10 + index}`), q);
    }),
  );
  const answers = await one.stop();
  expect(others.filter(Boolean)).toHaveLength(OTHERS);
  const told = answers.filter(({ answer }) => isTold(answer));
  const found = answers.filter(({ q, answer }) => hasResult(answer, q));
  expect(told.length).toBeGreaterThan(0);
  expect(found.length).toBeGreaterThan(0);
  // Whatever is neither, as it is.
  expect(answers.filter((each) => !told.includes(each) && !found.includes(each))).toEqual([]);
});

test('nor does one with 200 who asks the search behind the page for what it answers slowly', async () => {
  behaviour = (request, response) => {
    if (!questionOf(request.url).startsWith('Flut')) works(request, response);
  };
  const one = flood((q) => `/search/widget/restaurants?q=${q}`, '127.0.0.1', 200);
  await one.begun;
  const others = await Promise.all(
    Array.from({ length: OTHERS }, async (_, index) => {
      const q = `Stadt${index}`;
      return hasResult(await ask(locationsFor(q), `127.0.0.${10 + index}`), q);
    }),
  );
  const answers = await one.stop();
  expect(others.filter(Boolean)).toHaveLength(OTHERS);
  const refused = answers.filter(({ answer }) => answer.status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, html } of refused.map(({ answer }) => answer)) {
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(html).detail).toContain('Die Restaurantsuche kommt gerade nicht nach.');
  }
});

test('what several ask for at once is rendered once, and kept', async () => {
  asked.length = 0;
  const held: (() => void)[] = [];
  behaviour = (request, response) => void held.push(() => works(request, response));
  const answers = Array.from({ length: OTHERS }, (_, index) =>
    ask(locationsFor('Einmal'), `127.0.0.${10 + index}`),
  );
  await expect.poll(() => held.length).toBe(1);
  behaviour = works;
  held[0]?.();
  for (const answer of await Promise.all(answers)) expect(hasResult(answer, 'Einmal')).toBe(true);
  // In another order, with what does not count, and with nothing: it is the same question.
  const again = await ask(`${paths.locations}?page=&utm_source=brief&q=Einmal`, '127.0.0.1');
  expect(hasResult(again, 'Einmal')).toBe(true);
  expect(again.headers['cache-control']).toBe('no-store');
  expect(asked).toEqual(['Einmal']);
});

test('a failure is not kept', async () => {
  behaviour = isBroken;
  expect((await ask(locationsFor('Pech'), '127.0.0.1')).html).toContain('ist gerade nicht erreichbar.');
  behaviour = works;
  expect(hasResult(await ask(locationsFor('Pech'), '127.0.0.1'), 'Pech')).toBe(true);
});

test.describe('who is told that there was no room', () => {
  let told: Answer;

  /** Asks at once for more than one address may wait for, of a back end that does not answer meanwhile. */
  test.beforeAll(async () => {
    const held: (() => void)[] = [];
    behaviour = (request, response) => void held.push(() => works(request, response));
    const answers = Array.from({ length: 40 }, (_, index) => ask(locationsFor(`Menge${index}`), '127.0.0.1'));
    told = await Promise.any(
      answers.map((answer) => answer.then((one) => (isTold(one) ? one : Promise.reject(one)))),
    );
    behaviour = works;
    for (const answer of held) answer();
    await Promise.all(answers);
  });

  /** Opens a search that is answered so; whatever is asked after that is answered as usual. */
  async function openTold(page: Page, path: string) {
    const { status, headers, html: body } = told;
    await page.route(
      (url) => url.pathname === paths.locations,
      (route) => route.fulfill({ status, headers: headers as Record<string, string>, body }),
      { times: 1 },
    );
    await page.goto(site.address + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TOLD);
  }

  /** The browser reports the answers' status, and nothing else is to be reported. */
  function expectNoMore(troubles: string[], reported = /status of 503/) {
    expect(troubles.filter((trouble) => !reported.test(trouble))).toEqual([]);
    troubles.length = 0;
  }

  test('reads it in a page in which the engines find nothing', async ({ page, troubles }) => {
    behaviour = () => {};
    await openTold(page, locationsFor('Lesbar'));
    expect(await accessibilityFindings(page)).toEqual([]);
    // The page goes on asking, and the back end answers nothing.
    expectNoMore(troubles, /status of 50[34]/);
  });

  test('gets the answer in the same page as soon as there is one', async ({ page, troubles }) => {
    const held: (() => void)[] = [];
    behaviour = (request, response) => void held.push(() => works(request, response));
    await openTold(page, locationsFor('Geduld'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TOLD);
    held[0]?.();
    await expect(page.locator('#restaurantsuche')).toContainText('Geduld, Anbieterweg 1');
    await expect(page.getByRole('searchbox')).toHaveValue('Geduld');
    expectNoMore(troubles);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('asks again by a link', async ({ page, troubles }) => {
      behaviour = works;
      await openTold(page, `${locationsFor('Nochmal')}#restaurantsuche`);
      await page.getByRole('link', { name: 'Suche wiederholen' }).click();
      await expect(page.locator('#restaurantsuche')).toContainText('Nochmal, Anbieterweg 1');
      await expect(page).toHaveURL(site.address + locationsFor('Nochmal'));
      expectNoMore(troubles);
    });
  });
});

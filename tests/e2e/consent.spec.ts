import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { holdScripts } from '../harness/held-scripts.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { type OtherOrigin, startOtherOrigin } from '../harness/other-origin.ts';
import { paths } from '../harness/pages.ts';
import { startPassingProxy } from '../harness/passing-proxy.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { accessibilityFindings } from './accessibility/findings.ts';
import { openPainted, readThrough, stored } from './visit.ts';

test.describe.configure({ mode: 'serial' });
let site: TestSite;
let other: OtherOrigin;
test.beforeAll(async () => {
  other = await startOtherOrigin();
  site = await launchSite('production', { env: { PANORAMA_URL: `${other.address}/tour` } });
});
test.beforeEach(() => {
  other.asked = [];
  other.behaviour = 'sound';
});
test.afterAll(async () => {
  await site.stop();
  await other.stop();
});

const KEY = 'goldbraun-einwilligung';
const tour = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { name: 'Rundgang eines anderen' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Privatsphäre Einstellungen' });
const always = (page: Page) => page.getByRole('button', { name: 'Immer laden' });

/** The frame loads when a visitor comes near it. */
const comeNear = (page: Page) => page.getByText('Bleibt der Rahmen leer').scrollIntoViewIfNeeded();

async function open(page: Page, path: string = paths.panorama) {
  await page.goto(site.address + path);
  await hydrated(page);
}

const pressSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privatsphäre Einstellungen' }).click();

async function openSettings(page: Page) {
  await pressSettings(page);
  await expect(settings(page).getByText(/Sie haben/)).toBeVisible();
}

/** Visits pages and lists what is asked of anyone else, and stored, on the way. */
async function visitAll(page: Page, visited: readonly string[]) {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.address) strangers.push(request.url());
  });
  const kept = new Set<string>();
  for (const path of visited) {
    await open(page, path);
    await readThrough(page);
    if (path === paths.panorama) await expect(always(page)).toBeVisible();
    for (const name of await stored(page)) kept.add(name);
  }
  return { strangers, kept: [...kept] };
}

// Of the other pages the same is seen in their first visit.
test('undecided, the page of the tour asks no one else for anything and stores nothing', async ({
  page,
  context,
}) => {
  const { strangers, kept } = await visitAll(page, [paths.panorama]);
  expect([strangers, kept, await context.cookies(), other.asked]).toEqual([[], [], [], []]);
});

test('no page asks unbidden, and none loads the code for it that does not show the tour', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(site.address, { waitUntil: 'networkidle' });
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('consent'))).toEqual([]);
});

test('the panel and what it decides with cost 12 kB, and nothing before somebody opens it', async ({
  page,
}) => {
  await page.goto(site.address, { waitUntil: 'networkidle' });
  await hydrated(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(request.url());
  });
  await openSettings(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    loaded.map(async (url) => gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length),
  );
  expect(loaded.some((url) => url.includes('consent'))).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000);
});

test('refused, the decision itself is all that is kept', { tag: '@long' }, async ({ page, context }) => {
  await open(page, paths.home);
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(settings(page).getByText(/^Sie haben am .* abgelehnt \(Fassung 1\)\.$/)).toBeVisible();
  const { strangers, kept } = await visitAll(page, Object.values(paths));
  expect([strangers, kept, await context.cookies(), other.asked]).toEqual([[], [KEY], [], []]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('„Inhalt laden“ loads the tour once and keeps nothing', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('main').getByText(new URL(other.address).host)).toBeVisible();
  await page.getByRole('button', { name: 'Inhalt laden' }).click();
  await expect(tour(page)).toBeVisible();
  expect(other.asked).toEqual(['/tour']);
  expect(await stored(page)).toEqual([]);
  await page.reload();
  await expect(always(page)).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('„Immer laden“ is kept with date and version, and a withdrawal works at once', async ({
  page,
  context,
}) => {
  await open(page);
  await always(page).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.reload();
  await comeNear(page);
  await expect(tour(page)).toBeVisible();
  const record = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), KEY);
  expect(record).toMatchObject({ revision: 1, services: { 'third-party': ['panorama'] } });
  expect(Math.abs(Date.now() - Date.parse(record.lastConsentTimestamp))).toBeLessThan(60_000);

  const second = await context.newPage();
  await open(second);
  await comeNear(second);
  await expect(second.locator('iframe')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Privatsphäre Einstellungen' }).click();
  await expect(settings(page).getByText(/zugestimmt \(Fassung 1\)/)).toBeVisible();
  await settings(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(second.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(always(page)).toBeVisible();
});

test('the tour stands in a sandbox, and the policy lets its origin alone into frames', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Inhalt laden' }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect((await frame.boundingBox())?.height).toBe(600);
  const policy = (await fetch(site.address)).headers.get('content-security-policy');
  expect(policy).toContain(`frame-src 'self' ${other.address};`);
});

for (const [width, tag] of [
  [360, undefined],
  [1440, '@long'],
] as const) {
  test(`to refuse is as easy as to accept at ${width} px, by the keyboard too, and no accessibility engine finds anything`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    await expect(always(page)).toBeEnabled();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Privatsphäre Einstellungen' })
      .press('Enter');
    const refuse = settings(page).getByRole('button', { name: 'Ablehnen' });
    const accept = settings(page).getByRole('button', { name: 'Akzeptieren' });
    await expect(settings(page).getByText(/noch nicht entschieden/)).toBeVisible();
    const look = (button: typeof refuse) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
      });
    expect(await look(refuse)).toEqual(await look(accept));
    for (const target of await settings(page).getByRole('button').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessibilityFindings(page)).toEqual([]);
    await accept.press('Space');
    await expect(accept).toHaveAttribute('aria-pressed', 'true');
    await expect(refuse).toHaveAttribute('aria-pressed', 'false');
    await refuse.press('Enter');
    await expect(refuse).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a tour that does not come, or takes long, leaves a sentence and a plain link', async ({
  page,
  troubles,
}) => {
  for (const behaviour of ['missing', 'silent'] as const) {
    other.behaviour = behaviour;
    await open(page);
    await page.getByRole('button', { name: 'Inhalt laden' }).click();
    await expect(page.getByText('Bleibt der Rahmen leer, hilft der Link darunter.')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: /^Im eigenen Tab öffnen/ });
    await expect(link).toHaveAttribute('href', `${other.address}/tour`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Grundstück anbieten' })).toBeVisible();
  }
  expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  troubles.length = 0;
});

test('without the code of the consent everything counts as refused, and the page says so', async ({
  page,
  troubles,
}) => {
  await page.route('**/own-consent.js*', (route) => route.abort());
  await open(page);
  await expect(page.getByText(/^Ihre Wahl lässt sich gerade nicht merken/)).toBeVisible();
  await expect(always(page)).toBeDisabled();
  await pressSettings(page);
  await expect(settings(page).getByText(/Solange gilt alles als abgelehnt/)).toBeVisible();
  await settings(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('contentinfo').getByText(/Solange gilt alles als abgelehnt/)).toBeVisible();
  expect(other.asked).toEqual([]);
  expect(troubles.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([]);
  troubles.length = 0;
});

test.describe('the settings before their scripts', () => {
  test('take a choice that is made before any script', async ({ page }) => {
    const release = await holdScripts(page, 'shell');
    await openPainted(page, site.address + paths.home);
    await pressSettings(page);
    await settings(page).getByRole('button', { name: 'Akzeptieren' }).click();
    release();
    await expect(settings(page).getByText(/^Sie haben am .* zugestimmt/)).toBeVisible();
  });

  test('open when the rest of the page comes, where they are asked for before', async ({ page }) => {
    const { promise: restIsWanted, resolve: sendRest } = Promise.withResolvers<void>();
    const line = await startPassingProxy(site.address, async (response, path, body) => {
      if (path !== paths.home) return response.end(body);
      const rest = body.indexOf('<dialog class="consent-panel"');
      response.write(body.subarray(0, rest));
      await restIsWanted;
      response.end(body.subarray(rest));
    });
    const release = await holdScripts(page, 'shell');
    await openPainted(page, line.address);
    await pressSettings(page);
    sendRest();
    await expect(settings(page)).toBeVisible();
    release();
    await hydrated(page);
    await expect(settings(page)).toBeVisible();
    await page.close();
    await line.stop();
  });

  test('take a choice that is made before their own', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/own-consent.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(site.address + paths.home);
    await hydrated(page);
    await pressSettings(page);
    await settings(page).getByRole('button', { name: 'Ablehnen' }).click();
    resolve();
    await expect(settings(page).getByText(/^Sie haben am .* abgelehnt/)).toBeVisible();
  });

  test('forget a choice whose script does not come', async ({ page, troubles }) => {
    await page.route('**/own-consent.js', async (route) => {
      await settings(page).getByRole('button', { name: 'Akzeptieren' }).click();
      await route.abort();
    });
    await page.goto(site.address + paths.home);
    await hydrated(page);
    await pressSettings(page);
    await expect(page.getByRole('contentinfo').getByText(/Solange gilt alles als abgelehnt/)).toBeAttached();
    await page.unrouteAll();
    await settings(page).getByRole('button', { name: 'Schließen' }).click();
    await pressSettings(page);
    await expect(settings(page).getByText(/noch nicht entschieden/)).toBeVisible();
    expect(troubles.splice(0).join()).toContain('ERR_FAILED');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of others loads, and the plain link leads to the tour', async ({ page }) => {
    await page.goto(site.address + paths.panorama);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /^Im eigenen Tab öffnen/ })).toBeVisible();
    await pressSettings(page);
    await expect(settings(page).getByText(/Solange gilt alles als abgelehnt/)).toBeVisible();
    expect(other.asked).toEqual([]);
  });
});

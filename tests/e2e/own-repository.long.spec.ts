import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessGroup } from '../../shared/toolchain/running/process-group.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { OwnRepository } from '../harness/own-repository.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { expect, hydrated, test } from '../harness/test.ts';

/** The whole site is composed anew, beside other tests. */
const JOINED_MS = 120_000;

/** Of a remote that is made outside of this repository, with the packed packages, and joins the site by a table alone. */
test.describe('a remote from a repository of its own', () => {
  test.describe.configure({ mode: 'serial' });
  let own: OwnRepository;
  let origin: ProcessGroup;
  let site: TestSite;
  let table: Record<'none' | 'jobs', object>;

  const file = () => join(own.folder, 'operators-table.json');
  const write = (content: object | string) =>
    writeFileSync(file(), typeof content === 'string' ? content : JSON.stringify(content));
  const told = async (): Promise<{ site: { remotes: Record<string, { paths: string[] }> } }> =>
    (await fetch(`${site.address}/.well-known/goldbraun.json`)).json();
  const remotesTold = async () => Object.keys((await told()).site.remotes);

  test.beforeAll(async () => {
    own = await OwnRepository.create('mfe-jobs', '/karriere');
    expect(own.goldbraun(['release'])).toMatchObject({
      output: expect.stringContaining('is released'),
      code: 0,
    });
    origin = new ProcessGroup({ restart: false, output: 'ignore' });
    const { port } = await origin.start({
      name: 'mfe-jobs',
      script: own.packaged('shared/release/origin.js'),
      env: {
        REMOTE: 'mfe-jobs',
        STORE: join(own.folder, '.data/releases'),
        PORT: '0',
        HOST: '127.0.0.1',
        DRAIN_SECONDS: '0',
      },
    });
    const given = JSON.parse(readFileSync(join(own.folder, 'site.json'), 'utf8'));
    const jobs = given.remotes['mfe-jobs'];
    Object.assign(jobs, { origin: `http://127.0.0.1:${port}` });
    Object.assign(jobs.menu[0], { after: '/unternehmen' });
    table = { none: { extends: 'release', remotes: {} }, jobs: given };
    write(table.none);
    site = await launchSite('production', { env: { SITE: file() } });
  });
  test.afterAll(async () => {
    await site?.stop();
    await origin?.end();
    own?.remove();
  });

  test('joins the running site by the table alone, and nobody who asks meanwhile is turned away', async ({
    request,
  }) => {
    expect((await request.get(`${site.address}/karriere`, { maxRedirects: 0 })).status()).toBe(302);
    const { shell } = await (await request.get(`${site.address}/healthz`)).json();
    let joined = false;
    const answers: number[] = [];
    const visit = async () => {
      while (!joined) answers.push((await fetch(`${site.address}/kontakt`, { redirect: 'manual' })).status);
    };
    const visits = Promise.all([visit(), visit()]);
    write(table.jobs);
    await expect.poll(remotesTold, { timeout: JOINED_MS }).toContain('mfe-jobs');
    joined = true;
    await visits;
    expect(new Set(answers)).toEqual(new Set([200]));
    const health = await (await request.get(`${site.address}/healthz`)).json();
    expect(health.shell).toBe(shell);
    expect(health.remotes['mfe-jobs'].version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  });

  test('is live with its page, whole without JavaScript', async ({ request }) => {
    const page = await (await request.get(`${site.address}/karriere`)).text();
    expect(page).toContain('<title>Karriere | Goldbraun Immobilien</title>');
    expect(page).toContain('>Karriere</h1>');
    const unknown = await request.get(`${site.address}/karriere/nie-gewesen`, { maxRedirects: 0 });
    expect([unknown.status(), unknown.headers().location]).toEqual([302, '/karriere']);
    expect(await (await request.get(`${site.address}/sitemap.xml`)).text()).toContain('/karriere</loc>');
  });

  test('stands in the menu where the table puts it, and is reached without a new document', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.address}/kontakt`);
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await expect(menu.locator(':scope > ul > li > *:first-child')).toHaveText([
      'Aktuelles',
      'Standorte',
      'Restaurantkonzepte',
      'Unternehmen',
      'Karriere',
      'Kontakt',
    ]);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await menu.getByRole('link', { name: 'Karriere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karriere');
    await expect(page).toHaveTitle('Karriere | Goldbraun Immobilien');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expect(menu.getByRole('link', { name: 'Karriere' })).toHaveAttribute('aria-current', 'page');
  });

  test('comes to life at its own address, and leads on from there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.address}/karriere`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page
      .getByRole('navigation', { name: 'Hauptmenü' })
      .getByRole('link', { name: 'Aktuelles' })
      .click();
    await expect(page).toHaveURL(`${site.address}/aktuelles`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('stands in the drawer of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.address}/kontakt`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Karriere' }).click();
    await expect(page).toHaveURL(`${site.address}/karriere`);
  });

  test("is told by its type check when another team's slot takes something else", async () => {
    const env = { SITE_URL: site.address };
    const page = 'src/pages/start/StartPage.tsx';
    const before = readFileSync(join(own.folder, page), 'utf8');
    const placing = (props: string) =>
      before
        .replace('import {', 'import { Slot,')
        .replace(
          '</Section>',
          `<Slot name="mfe-acquisition/OfferForm" ${props} fallback={null} /></Section>`,
        );
    own.write(page, placing('level={3}'));
    expect(own.types().output).toContain(page);
    expect(own.goldbraun(['slots'], env)).toMatchObject({
      code: 0,
      output: expect.stringContaining('slots/mfe-acquisition.d.ts is written: mfe-acquisition/OfferForm'),
    });
    expect(own.types()).toEqual({ code: 0, output: '' });
    own.write(page, placing('level={4}'));
    expect(own.types().output).toContain("Type '4' is not assignable to type '2 | 3");
    own.write(page, placing('level={3}'));

    const version = await releaseVariant(site, 'mfe-acquisition', (file, content) =>
      file === 'slots.d.ts' ? content.replace('level?: 2 | 3', 'depth: 2 | 3') : content,
    );
    await expect.poll(async () => (await healthOf(site)).remotes['mfe-acquisition']?.version).toBe(version);
    expect(own.goldbraun(['slots', '--json'], env).output).toContain(version);
    expect(own.types().output).toMatch(/StartPage\.tsx.*\n?.*Property 'level' does not exist/);
    own.write(page, before);
    expect(own.types()).toEqual({ code: 0, output: '' });
  });

  test('is what the site tells of itself', async () => {
    const said = await told();
    expect(said.site.remotes['mfe-jobs']?.paths).toEqual(['/karriere', '/karriere/*']);
    expect(said).toMatchObject({ shared: { react: expect.stringMatching(/^\d+\.\d+\.\d+$/) } });
    expect(JSON.stringify(said)).not.toContain('127.0.0.1');
  });

  test('stays while the table is wrong, and leaves with its entry', async ({ request }) => {
    const redirect = async () =>
      (await request.get(`${site.address}/jobs`, { maxRedirects: 0 })).headers().location;
    // It leads home as every unknown path does, as long as a table that says otherwise does not count.
    write({ ...table.jobs, redirects: { '/jobs': '/karriere', '/stellen': 'https://evil.example' } });
    write('{');
    expect(await redirect()).toBe('/');
    expect((await request.get(`${site.address}/karriere`)).status()).toBe(200);
    write({ ...table.jobs, redirects: { '/jobs': '/karriere' } });
    await expect.poll(redirect).toBe('/karriere');
    write(table.none);
    await expect.poll(remotesTold).not.toContain('mfe-jobs');
    const gone = await request.get(`${site.address}/karriere`, { maxRedirects: 0 });
    expect([gone.status(), gone.headers().location]).toEqual([302, '/']);
    expect((await request.get(`${site.address}/kontakt`)).status()).toBe(200);
  });
});

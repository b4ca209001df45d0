import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@goldbraun/shared/toolchain/parts.ts';
import { expect, test } from '../harness/test.ts';

let command: ChildProcess;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  command = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'shared/toolchain/catalogue.ts')],
    { env: { PATH: process.env.PATH, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!command.stdout) throw new Error('The command has no output');
  for await (const line of createInterface(command.stdout)) {
    address = /^Section catalogue: (\S+)$/.exec(line)?.[1] ?? '';
    if (address) break;
  }
});

test.afterAll(async () => {
  command.kill('SIGTERM');
  if (command.exitCode === null) await once(command, 'exit');
});

test('npm run catalogue shows a designer every variant of a section at the chosen width', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('navigation').getByRole('link', { name: 'Hero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hero' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(5);
  await page.getByLabel('360px').check();
  const frame = page.locator('iframe').first();
  const box = async () => (await frame.boundingBox()) ?? { width: 0, height: 0 };
  expect((await box()).width).toBe(360);
  const hero = frame.contentFrame();
  await expect(hero.getByRole('img')).toBeVisible();
  await expect
    .poll(() => hero.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // As high as its content, so that nothing has to be scrolled.
  const content = () => hero.locator('body').evaluate((body: HTMLElement) => body.offsetHeight);
  await expect.poll(async () => (await box()).height).toBe(await content());
});

test('the lightbox shows frames and videos as well as pictures', async ({ page }) => {
  await page.goto(`${address}/variant/lightbox/mixed`);
  await page.getByRole('button', { name: 'Drei Medien öffnen' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Bilder in voller Größe' });
  await expect(lightbox.locator('.lg-sub-html')).toHaveText('Ein Bildmit Titel und Beschreibung');
  const counter = lightbox.locator('.lg-counter');
  // What is pressed while a picture is still coming in is not taken.
  const ready = () => expect(lightbox.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await ready();
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(/3\s*\/\s*3/);
  const frame = lightbox.locator('iframe[title="Eine Seite in einem Rahmen"]');
  await expect(frame.contentFrame().getByRole('heading', { level: 2 })).toHaveText(/^Ihr Grundstück/);
  await ready();
  await lightbox.getByRole('button', { name: 'Vorheriges Bild' }).click();
  const video = lightbox.locator('.lg-current video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Drei Medien öffnen' })).toBeFocused();
});

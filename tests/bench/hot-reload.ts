import { paths } from '@goldbraun/shared/contract/paths';
import { type Browser, chromium, type Page } from 'playwright';
import { launchSite } from '../harness/launch.ts';
import { RemoteDevelopment } from '../harness/remote-development.ts';
import { hydrated } from '../harness/test.ts';
import { type Spread, spreadOf } from './spread.ts';

export const EDITS = 11;
const SECRET = 'das Geheimnis der Messung';

/** Milliseconds until the browser shows an edit, and until it shows the whole page of the same development server. */
export interface HotReload {
  ofRemote: Spread;
  ofSharedSection: Spread;
  ofReload: Spread;
}

interface Edit {
  file: string;
  from: string;
  /** What stands there after an edit, by its number. */
  to: (edit: number) => string;
  /** The attribute by whose value the edit is seen. */
  attribute: string;
}

const remote: Edit = {
  file: 'mfe-news/src/sections/news-overview/NewsOverview.tsx',
  from: '<h1>',
  to: (edit) => `<h1 data-remote="${edit}">`,
  attribute: 'data-remote',
};
const sharedSection: Edit = {
  file: 'shared/sections/icon/Icon.tsx',
  from: '<svg',
  to: (edit) => `<svg data-section="${edit}"`,
  attribute: 'data-section',
};

async function timeEdit(
  page: Page,
  { copy }: RemoteDevelopment,
  edit: Edit,
  number: number,
): Promise<number> {
  const seen = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(selector)) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    `main [${edit.attribute}="${number}"]`,
  );
  const begun = Date.now();
  copy.replace(edit.file, number === 0 ? edit.from : edit.to(number - 1), edit.to(number));
  return (await seen) - begun;
}

async function timeReload(page: Page): Promise<number> {
  const begun = Date.now();
  await page.reload();
  await hydrated(page);
  return Date.now() - begun;
}

async function measure(browser: Browser, development: RemoteDevelopment): Promise<HotReload> {
  const page = await browser.newPage();
  await page.goto(development.override);
  await page.goto(new URL(paths.news, page.url()).href);
  await hydrated(page);
  const [ofRemote, ofSharedSection, ofReload]: [number[], number[], number[]] = [[], [], []];
  for (let number = 0; number < EDITS; number += 1) {
    ofRemote.push(await timeEdit(page, development, remote, number));
    ofSharedSection.push(await timeEdit(page, development, sharedSection, number));
  }
  for (let number = 0; number < EDITS; number += 1) ofReload.push(await timeReload(page));
  return {
    ofRemote: spreadOf(ofRemote),
    ofSharedSection: spreadOf(ofSharedSection),
    ofReload: spreadOf(ofReload),
  };
}

/** Edits a remote, and a section that it takes from shared/, in turns, while a browser shows both in a running site. */
export async function measureHotReload(executablePath: string): Promise<HotReload> {
  const site = await launchSite('production', { env: { OVERRIDE_SECRET: SECRET } });
  const development = await RemoteDevelopment.start(site.address, SECRET);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await measure(browser, development);
  } finally {
    await browser.close();
    await development.stop();
    await site.stop();
  }
}

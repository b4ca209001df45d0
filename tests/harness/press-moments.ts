import { type BrowserContext, expect, type Page } from '@playwright/test';
import { paths } from './pages.ts';
import { hydrated } from './test.ts';

/** A control of a page, and how one sees that its press has done exactly what it should. */
export interface PressedControl {
  name: string;
  path: string;
  /** Finds it in the server's page; `words` picks the first one that says so. */
  selector: string;
  words?: string;
  width?: number;
  /** Waits for the effect; throws if it does not come, or comes twice. */
  effect: (page: Page) => Promise<void>;
}

interface Counted {
  submits: number;
  positions: number;
}

const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => {
    const { submits, positions } = window as unknown as Counted;
    return { submits, positions };
  });

/** It is open, and the hydration has left it so. */
const isOpen = (selector: string) => async (page: Page) => {
  await hydrated(page);
  await expect(page.locator(selector)).toHaveCount(1);
};

/** The form has come whole: whatever was pressed before has been done by now. */
async function formIsWhole(page: Page) {
  await expect(page.getByText(/^\d+ \+ \d+ =$/)).toBeVisible();
}

const sendButtonOn = (path: string): PressedControl => ({
  name: `„Nachricht absenden“ on ${path}`,
  path,
  selector: 'form button',
  words: 'Nachricht absenden',
  async effect(page) {
    await formIsWhole(page);
    await expect(page.getByRole('form').getByRole('alert')).toContainText('Betreff');
    expect((await counted(page)).submits).toBe(1);
  },
});

export const sendButton = sendButtonOn(paths.contact);

/** One of each kind. */
export const pressedControls: PressedControl[] = [
  sendButton,
  sendButtonOn(paths.acquisition),
  {
    name: '„Meinen Standort verwenden“',
    path: paths.locations,
    selector: 'form button',
    words: 'Meinen Standort verwenden',
    async effect(page) {
      await expect(page).toHaveURL(/lat=52\.52/);
      expect((await counted(page)).positions).toBe(1);
    },
  },
  {
    name: 'the search for restaurants',
    path: paths.locations,
    selector: 'main form button[type=submit]',
    effect: (page) => expect(page).toHaveURL(/[?&]radius=25/),
  },
  {
    name: 'a link of the menu',
    path: paths.home,
    selector: 'header a',
    words: 'Aktuelles',
    async effect(page) {
      await expect(page).toHaveURL(paths.news);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'the submenu of the concepts',
    path: paths.home,
    selector: 'button[popovertarget]',
    effect: isOpen('[popover]:popover-open'),
  },
  {
    name: 'the button of the drawer',
    path: paths.home,
    selector: 'button[commandfor=menue]',
    width: 390,
    effect: isOpen('#menue:modal'),
  },
  {
    name: 'the consent settings',
    path: paths.home,
    selector: 'footer button',
    effect: isOpen('#privatsphaere:modal'),
  },
  {
    name: 'a question',
    path: paths.acquisition,
    // Not the fold of the contact persons, which small screens alone have.
    selector: 'main div > div > details summary',
    effect: isOpen('main details[open]'),
  },
  {
    name: 'a picture of a gallery',
    path: paths.locations,
    selector: '.swiper a',
    // Before the script it is a link to the picture.
    effect: (page) =>
      expect
        .poll(async () => /\.jpg$/.test(page.url()) || (await page.locator('dialog:modal').count()) === 1)
        .toBe(true),
  },
  {
    name: '„Mail senden“',
    path: paths.contact,
    selector: 'main a[href="#contactForm"]',
    async effect(page) {
      await expect(page).toHaveURL(`${paths.contact}#contactForm`);
      await expect(page.locator('#contactForm')).toBeInViewport();
    },
  },
];

/** Visits a page and presses a control once, so many milliseconds after its first paint, with a slowed processor. */
export async function pressOnce(
  context: BrowserContext,
  control: PressedControl,
  afterPaintMs: number,
): Promise<void> {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: control.width ?? 1440, height: 900 });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(
      ({ selector, words, wait }) => {
        const state = Object.assign(window, { submits: 0, positions: 0 });
        addEventListener('submit', () => {
          state.submits += 1;
        });
        const { geolocation } = navigator;
        const ask = geolocation.getCurrentPosition.bind(geolocation);
        geolocation.getCurrentPosition = (...callbacks) => {
          state.positions += 1;
          ask(...callbacks);
        };
        const find = () =>
          [...document.querySelectorAll<HTMLElement>(selector)].find(
            ({ textContent }) => !words || textContent?.includes(words),
          );
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          // The next page of the same tab must not press anything.
          if (sessionStorage.getItem('pressed')) return;
          sessionStorage.setItem('pressed', 'soon');
          const press = () => {
            sessionStorage.setItem('pressed', 'done');
            find()?.click();
          };
          const begin = () => {
            const control = find();
            // A page that comes in pieces is painted before all of it is there.
            if (!control) return void setTimeout(begin, 10);
            control.scrollIntoView({ behavior: 'instant', block: 'center' });
            // What stands there then may have been rendered meanwhile.
            setTimeout(press, wait);
          };
          begin();
        }).observe({ type: 'paint', buffered: true });
      },
      { selector: control.selector, words: control.words, wait: afterPaintMs },
    );
    await page.goto(control.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => sessionStorage.getItem('pressed') === 'done');
    await control.effect(page);
  } finally {
    await page.close();
  }
}

import { type Browser, type ElementHandle, type JSHandle, launch, type Page } from 'puppeteer-core';
import { expect } from '../../harness/test.ts';
import { middleOf } from '../in-page.ts';
import { firefoxProgram } from './programs.ts';
import type { Engine, Handle, InPage, Key, Tab } from './tab.ts';
import { openVirtualScreen } from './virtual-screen.ts';

/** Firefox as it is released, by WebDriver BiDi, which it speaks by itself: no geckodriver is needed. */
export async function openFirefox(): Promise<Engine> {
  const screen = await openVirtualScreen();
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxProgram(),
    headless: false,
    env: { ...process.env, DISPLAY: screen.display },
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE',
      'ui.prefersReducedMotion': 1,
      // Without a graphics card it would refuse to draw.
      'webgl.force-enabled': true,
      'gfx.x11-egl.force-enabled': true,
    },
    defaultViewport: { width: 1440, height: 900 },
  });
  return {
    version: await browser.version(),
    openTab: () => FirefoxTab.open(browser),
    async close() {
      await browser.close();
      screen.close();
    },
  };
}

const handleOf = (page: Page, element: ElementHandle<Element>): Handle => ({
  async click() {
    // Not puppeteer's own click, which takes elements of SVG for none.
    const [x, y] = await element.evaluate(middleOf);
    await page.mouse.click(x, y);
  },
  type: (text) => element.type(text),
  async select(value) {
    await element.select(value);
  },
  choose: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
});

class FirefoxTab implements Tab {
  readonly #page: Page;
  #troubles: string[] = [];
  #said = '';

  private constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.#troubles.push(message.text());
      else this.#said = message.text();
    });
    // Firefox tells in the same way what a policy or a hash has stopped.
    page.on('pageerror', (error) => this.#troubles.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#troubles.push(`${response.status()} ${response.url()}`);
    });
  }

  static async open(browser: Browser): Promise<FirefoxTab> {
    // Shares nothing with others.
    const context = await browser.createBrowserContext();
    return new FirefoxTab(await context.newPage());
  }

  async open(address: string) {
    await this.#page.goto(address);
  }

  async back() {
    await this.#page.goBack({ waitUntil: [] });
  }

  resize = (width: number, height: number) => this.#page.setViewport({ width, height });
  press = (key: Key) => this.#page.keyboard.press(key);

  evaluate<Argument, Result>(inPage: InPage<Argument, Result>, argument: Argument): Promise<Result> {
    return this.#page.evaluate(inPage as never, argument);
  }

  async find<Argument>(inPage: InPage<Argument, Element | null>, argument: Argument) {
    const found: JSHandle = await this.#page.evaluateHandle(inPage as never, argument);
    const element = found.asElement() as ElementHandle<Element> | null;
    return element ? handleOf(this.#page, element) : undefined;
  }

  async troubles() {
    // What the page says now comes behind all that it has said before.
    const last = `asked at ${performance.now()}`;
    await this.#page.evaluate((words) => console.log(words), last);
    await expect.poll(() => this.#said).toBe(last);
    return this.#troubles.splice(0);
  }

  async close() {
    await this.#page.browserContext().close();
  }
}

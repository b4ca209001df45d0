import { SLOT_ATTRIBUTE } from '@goldbraun/shared/contract/slot';
import { expect } from '@playwright/test';
import { isHydrated } from '../../shared/toolchain/testing/playwright.ts';
import { comeNear, isAwake } from '../harness/awake.ts';
import type { Handle, InPage, Key, Tab } from './engines/tab.ts';
import { reach, type Target, wordsOf } from './in-page.ts';

/** How long a visitor waits for anything; no measure, since machines that do other things meanwhile are several times slower. */
const PATIENCE_MS = 30_000;

/** Said where a machine is slow: by WebKit of what is loaded ahead and used a moment later, and by Redux's development build. */
const ofSlowness = /preloaded using link preload but not used|ImmutableStateInvariantMiddleware took/;

/** A visitor of the site, in whichever engine. Whatever they do waits until it can be done, and what they expect until it is so. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;

  /** @param site the address of the site whose paths are opened */
  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  /**
   * Opens a page and waits until React has taken over.
   * @param path or an address on another site
   */
  async open(path: string): Promise<void> {
    await this.openDocument(path);
    await this.expects(isHydrated, true);
  }

  /** Opens what is no page of the app. */
  openDocument = (path: string): Promise<void> => this.#tab.open(new URL(path, this.#site).href);

  /** Comes near everything that waits for that, until React has taken over there as well. */
  async settles(): Promise<void> {
    const selector = `[${SLOT_ATTRIBUTE}]`;
    for (let index = 0; await this.asks(comeNear, { selector, index }); index += 1) {
      await this.expects(isAwake, true, { selector, index });
    }
    await this.expects(isAwake, true, { selector: '#app', index: 0 });
  }

  /** Clicks at what is on the screen, below nothing else. */
  async click(target: Target): Promise<void> {
    await (await this.#hand(target)).click();
  }

  async type(target: Target, text: string): Promise<void> {
    await (await this.#hand(target)).type(text);
  }

  /** Types a text in the place of what stands in a field. */
  async replace(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.#tab.evaluate(() => (document.activeElement as HTMLInputElement).select(), null);
    await this.press('Backspace');
    await this.type(target, text);
  }

  async select(target: Target, value: string): Promise<void> {
    await (await this.#hand(target)).select(value);
  }

  /** @param file its path on this machine */
  async choose(target: Target, file: string): Promise<void> {
    await (await this.#hand({ ...target, covered: true })).choose(file);
  }

  resize = (width: number, height: number): Promise<void> => this.#tab.resize(width, height);
  press = (key: Key): Promise<void> => this.#tab.press(key);
  back = (): Promise<void> => this.#tab.back();

  /** Comes to it by scrolling. */
  async comesTo(target: Target): Promise<void> {
    await this.#hand({ ...target, covered: true });
  }

  /** What is visible of it has these words, one after the other. */
  async reads(target: Target, expected: (string | RegExp)[]): Promise<void> {
    await this.#soon(async () => {
      const words = await this.#tab.evaluate(wordsOf, target);
      expect(words).toEqual(
        expected.map((one) => (one instanceof RegExp ? expect.stringMatching(one) : one)),
      );
    });
  }

  sees = (target: Target): Promise<void> =>
    this.#soon(async () => expect(await this.count(target)).not.toBe(0));
  misses = (target: Target): Promise<void> =>
    this.#soon(async () => expect(await this.count(target)).toBe(0));
  count = async (target: Target): Promise<number> => (await this.#tab.evaluate(wordsOf, target)).length;

  /** The address bar has this path, with the query and the fragment. */
  isAt = (address: string): Promise<void> =>
    this.expects(() => location.pathname + location.search + location.hash, address);

  /** What the browser has complained of since it was last asked. */
  async troubles(): Promise<string[]> {
    const troubles = await this.#tab.troubles();
    return troubles.filter((trouble) => !ofSlowness.test(trouble));
  }

  /** What a function finds in the page just now. */
  asks<Argument, Result>(inPage: InPage<Argument, Result>, argument?: Argument): Promise<Result> {
    return this.#tab.evaluate(inPage, argument as Argument);
  }

  /** What a function finds in the page becomes what is expected. */
  expects<Argument>(
    inPage: InPage<Argument, unknown>,
    expected: unknown,
    argument?: Argument,
  ): Promise<void> {
    return this.#soon(async () => expect(await this.asks(inPage, argument)).toEqual(expected));
  }

  async #hand(target: Target): Promise<Handle> {
    let handle: Handle | undefined;
    await this.#soon(async () => {
      handle = await this.#tab.find(reach, target);
      expect(handle, `${target.css} ${target.words ?? ''}`).toBeDefined();
    });
    return handle as Handle;
  }

  /** Again and again: a page that is being left has no answer either. */
  #soon(check: () => Promise<void>): Promise<void> {
    return expect(check).toPass({ timeout: PATIENCE_MS, intervals: [20, 50, 100, 250] });
  }
}

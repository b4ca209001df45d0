import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as passed } from 'node:timers/promises';
import { Builder, By, Key as Codes, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../harness/free-port.ts';
import { expect } from '../../harness/test.ts';
import { middleOf } from '../in-page.ts';
import type { Engine, Handle, InPage, Key, Tab } from './tab.ts';
import { openVirtualScreen } from './virtual-screen.ts';

const STARTED_WITHIN_MS = 30_000;
const windowScript = join(import.meta.dirname, 'webkit-window.js');

/** WebKitGTK by its own WebDriver, in the window of webkit-window.js. */
export async function openWebKit(): Promise<Engine> {
  const screen = await openVirtualScreen();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-webkit-'));
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DISPLAY: screen.display, XDG_CACHE_HOME: folder },
  });
  // Windows write where the driver does.
  const lines = createInterface(driver.stderr);
  await expect(() => answers(port)).toPass({ timeout: STARTED_WITHIN_MS });
  const openTab = () =>
    WebKitTab.open(`http://127.0.0.1:${port}`, mkdtempSync(join(folder, 'profile-')), lines);
  const close = async () => {
    const ended = once(driver, 'exit');
    driver.kill();
    await ended;
    screen.close();
    // Its windows' processes may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    // Only a window knows it.
    const first = await openTab();
    const version = await first.version();
    await first.close();
    return { version, openTab, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answers(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}

const codes: Record<Key, string> = {
  ArrowLeft: Codes.ARROW_LEFT,
  ArrowRight: Codes.ARROW_RIGHT,
  Backspace: Codes.BACK_SPACE,
  Enter: Codes.ENTER,
  Escape: Codes.ESCAPE,
  Tab: Codes.TAB,
};

const handleOf = (driver: WebDriver, element: WebElement): Handle => ({
  async click() {
    // Not WebDriver's own click, which takes elements of SVG for none.
    const [x, y]: [number, number] = await driver.executeScript(middleOf, element);
    await driver.actions().move({ x, y, duration: 0 }).click().perform();
  },
  // The line feed itself is no key.
  type: (text) => element.sendKeys(text.replaceAll('\n', Codes.ENTER)),
  async select(value) {
    await element.findElement(By.css(`option[value=${JSON.stringify(value)}]`)).click();
  },
  choose: (file) => element.sendKeys(file),
});

class WebKitTab implements Tab {
  readonly #driver: WebDriver;
  readonly #lines: Interface;
  #troubles: string[] = [];
  #said = '';

  private constructor(driver: WebDriver, lines: Interface) {
    this.#driver = driver;
    this.#lines = lines;
    lines.on('line', this.#hear);
  }

  /**
   * @param address of the driver
   * @param profile an empty folder, for what is stored and cached
   */
  static async open(address: string, profile: string, lines: Interface): Promise<WebKitTab> {
    const window = { binary: 'gjs', args: ['-m', windowScript, profile] };
    const driver = new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: 'WebKitGTK', 'webkitgtk:browserOptions': window })
      .build();
    const said: string[] = [];
    const hear = (line: string) => said.push(line);
    lines.on('line', hear);
    // The driver waits for a window for ever, and so for one that has ended before it said that it is there.
    const opened = await Promise.race([
      driver.then(() => true),
      passed(STARTED_WITHIN_MS, false, { ref: false }),
    ]).finally(() => lines.off('line', hear));
    if (!opened) {
      const seconds = STARTED_WITHIN_MS / 1000;
      throw new Error([`WebKit's window did not open within ${seconds} s, and said:`, ...said].join('\n'));
    }
    return new WebKitTab(driver, lines);
  }

  /** Such as `WebKitGTK/2.50.6`. */
  async version(): Promise<string> {
    const capabilities = await this.#driver.getCapabilities();
    return `${capabilities.getBrowserName()}/${capabilities.getBrowserVersion()}`;
  }

  open = (address: string) => this.#driver.get(address);
  back = () => this.#driver.navigate().back();

  async resize(width: number, height: number) {
    // The window has no frame, so that the page has all of it.
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  press = (key: Key) => this.#driver.actions().sendKeys(codes[key]).perform();

  evaluate<Argument, Result>(inPage: InPage<Argument, Result>, argument: Argument): Promise<Result> {
    return this.#driver.executeScript(inPage, argument);
  }

  async find<Argument>(inPage: InPage<Argument, Element | null>, argument: Argument) {
    const element: WebElement | null = await this.#driver.executeScript(inPage, argument);
    return element ? handleOf(this.#driver, element) : undefined;
  }

  async troubles() {
    // The window itself has said what there was to say before it answers; the page's own words then come behind all others.
    await this.#driver.getTitle();
    const last = `asked at ${performance.now()}`;
    await this.#driver.executeScript((words: string) => console.log(words), last);
    await expect.poll(() => this.#said).toContain(last);
    return this.#troubles.splice(0);
  }

  async close() {
    await this.#driver.quit();
    this.#lines.off('line', this.#hear);
  }

  readonly #hear = (line: string) => {
    if (/^HTTP \d|CONSOLE (\w+ )*(ERROR|WARN) /.test(line)) this.#troubles.push(line);
    else if (line.includes('CONSOLE LOG')) this.#said = line;
  };
}

import { test as base, expect } from '@playwright/test';
import { siteUrl } from '../harness/test.ts';
import { openFirefox } from './engines/firefox.ts';
import type { Engine } from './engines/tab.ts';
import { openWebKit } from './engines/webkit.ts';
import { Visitor } from './visitor.ts';

/** By the names of the projects in playwright.config.ts. */
const engines: Record<string, () => Promise<Engine>> = { firefox: openFirefox, webkit: openWebKit };

const STARTED_WITHIN_MS = 120_000;

interface Journey {
  visitor: Visitor;
  /** What the browser may complain of, because the journey brings it about. */
  expectedTrouble: RegExp;
}

/** A journey fails if the browser complains of anything that is not expected. */
export const test = base.extend<Journey, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use, { project }) => {
      const engine = await (engines[project.name] as () => Promise<Engine>)();
      process.stdout.write(`Driving ${engine.version}\n`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  expectedTrouble: [/(?!)/, { option: true }],
  visitor: async ({ engine, expectedTrouble }, use) => {
    const tab = await engine.openTab();
    await tab.resize(1440, 900);
    const visitor = new Visitor(tab, siteUrl());
    await use(visitor);
    const troubles = await visitor.troubles();
    await tab.close();
    expect(troubles.filter((trouble) => !expectedTrouble.test(trouble))).toEqual([]);
  },
});

export { expect };

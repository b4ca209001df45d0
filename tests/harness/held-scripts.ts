import type { Page } from '@playwright/test';

/**
 * Which scripts of a page are held back: the shell's own, those of the route and its remote, those of slots. A further try has a question
 * mark behind the name.
 */
export const scriptsOf = {
  shell: /\/shell\/[^/]+\/main\.[^/]+\.js(\?\d+)?$/,
  route: /\/mfe-[^/]+\/[^/]+\/(?!slot-)[^/]*\.js(\?\d+)?$/,
  slot: /\/slot-[^/]+\.js(\?\d+)?$/,
} as const;

export type ScriptKind = keyof typeof scriptsOf;

/** Holds scripts back until the returned function is called. */
export async function holdScripts(page: Page, kind: ScriptKind): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scriptsOf[kind], async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { healthOf } from './remote-variant.ts';

const LIMIT_MS = 60_000;
const LOOK_MS = 100;

/**
 * Waits until a site shows a release of each remote. A shell that starts for the first time serves what it could compose by
 * then, and on a busy machine that may not be all of it: the rest follows.
 * @param without remotes of which there is no release
 * @throws Error that says what is missing, and why, after a minute
 */
export async function allLive(site: { address: string }, without: readonly string[] = []): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const { remotes } = await healthOf(site);
    const missing = Object.entries(remotes).filter(
      ([name, { version }]) => version === null && !without.includes(name),
    );
    if (missing.length === 0) return;
    if (Date.now() > end) throw new Error(`not live: ${JSON.stringify(Object.fromEntries(missing))}`);
    await sleep(LOOK_MS);
  }
}

/** A shell that is started again and again with a release named of which it dies each time it is tried. */
import { expect, test } from '@playwright/test';
import { ForeignSite } from '../harness/foreign-site.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { renderersOf } from '../harness/running-renderers.ts';

test.skip(process.platform !== 'linux', 'Processes are looked for as Linux shows them.');

const STARTS = 50;
const LOOK_MS = 10;
/** What was refused for its code is tried again after 30 s; then there is the second try. */
const AGAIN = { timeout: 90_000 };

/**
 * Stands for the hole that nobody knows of: kills the shell as soon as it tries a release, that is, starts a process which
 * may read it.
 */
class Hole {
  readonly #release: string;
  readonly #tried = new Set<number>();
  readonly #timer: NodeJS.Timeout;
  /** False while it waits: what is tried meanwhile is found later, for it does not end. */
  isOpen = true;

  /** @param release the folder in which the shell has it: other sites on this machine have releases of the same name */
  constructor(release: string) {
    this.#release = release;
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  /** How often the release was tried. */
  get tries(): number {
    return this.#tried.size;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (!this.isOpen) return;
    for (const { pid, parent } of renderersOf(this.#release)) {
      if (this.#tried.has(pid)) continue;
      this.#tried.add(pid);
      try {
        // 1 is nobody's shell: it takes over what has lost its own.
        if (parent > 1) process.kill(parent, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
  }
}

test(`a shell that is started ${STARTS} times serves each time, and tries twice what it dies of`, async () => {
  test.setTimeout(900_000);
  const site = await ForeignSite.start();
  let hole: Hole | undefined;
  const newsOf = async () => (await healthOf(site)).remotes['mfe-news'];
  try {
    const good = (await newsOf())?.version;
    await site.killShell();
    const version = await releaseVariant(site, 'mfe-news', (file, content) =>
      // It does not end: the shell has all the time to die of it.
      file === 'server.cjs' ? `${content}\nfor (;;) {}` : content,
    );
    hole = new Hole(site.cached('mfe-news', version));
    /** Whether it has died, or has refused the release: one of them happens at each start. */
    const isDecided = async () => site.hasEnded || (await newsOf().catch(() => null))?.refused !== undefined;

    for (let start = 1; start <= STARTS; start += 1) {
      await site.startShell();
      hole.isOpen = false;
      for (const path of allPaths) expect((await fetch(site.address + path)).status, path).toBe(200);
      expect((await newsOf())?.version).toBe(good);
      hole.isOpen = true;
      await expect.poll(isDecided, { timeout: 30_000 }).toBe(true);
      expect(site.hasEnded, `start ${start}`).toBe(start === 1);
      if (start > 1) {
        expect((await newsOf())?.refused).toMatchObject({
          version,
          reason: `the shell has ended while it tried it, ${start === 2 ? 1 : 2} times`,
        });
      }
      if (start === 2) await expect.poll(() => site.hasEnded, AGAIN).toBe(true);
      await site.killShell();
    }
    expect(hole.tries).toBe(2);
    expect(renderersOf(site.data)).toEqual([]);
  } finally {
    hole?.close();
    await site.stop();
  }
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Renderer } from './renderer.ts';

/** Milliseconds of processor time. */
interface LoopLimits {
  /** A process that has answered nothing meanwhile is ended after so much. */
  silentMs: number;
  /** One that answers something else may use so much for each answer. */
  answeringMs: number;
}

/** Who searches six thousand news first waits for 1.5 to 2.6 s of it, which are worked off in pieces. */
const LIMITS: LoopLimits = { silentMs: 1_500, answeringMs: 5_000 };
const LOOK_MS = 200;
const LOOKS = 150;

/** Those that are looked at: where one page is late, others are too. */
const looked = new WeakSet<Renderer>();

/**
 * Looks at a process that is late with a page, until the page is there or for half a minute, and ends the process if it loops; then it is
 * replaced. One that is busy answers sooner or later.
 * @param url the page's; the process is asked for what is said in its place, which it answers at once unless it loops
 */
export async function endIfLooping(
  renderer: Renderer,
  url: string,
  page: Promise<unknown>,
  { silentMs, answeringMs } = LIMITS,
): Promise<void> {
  if (looked.has(renderer)) return;
  looked.add(renderer);
  let isThere = false;
  const there = () => {
    isThere = true;
  };
  page.then(there, there);
  try {
    const { answers } = renderer;
    const before = await renderer.cpuMs();
    renderer.render(url, [], 'unanswered').catch(() => {});
    for (let look = 0; look < LOOKS && !isThere && renderer.ended === null; look += 1) {
      const used = (await renderer.cpuMs()) - before;
      const answered = renderer.answers - answers;
      if (answered === 0 && used > silentMs) return renderer.end('it answers nothing and loops');
      if (answered > 0 && used > answered * answeringMs)
        return renderer.end('it works at a page without end');
      await sleep(LOOK_MS);
    }
  } finally {
    looked.delete(renderer);
  }
}

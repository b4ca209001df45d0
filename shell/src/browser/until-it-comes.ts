const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 64_000;

/** Settles after a while, or when the browser is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

/**
 * Tries again, ever more rarely, until something comes. A page's own remote and its slots are waited for so: as long as they are on their
 * way, what the server made of them stays on the screen with what was typed into it, and React would throw both away for a slot that fails.
 * @param isFinal whether a further try can't change a failure
 * @throws what is final
 */
export async function untilItComes<Value>(
  attempt: () => Promise<Value>,
  isFinal: (reason: unknown) => boolean = () => false,
): Promise<Value> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (reason) {
      if (isFinal(reason)) throw reason;
      // The browser says in its console what did not come, but not of what has come that it fails.
      if (process.env.NODE_ENV !== 'production') reportError(reason);
    }
    await pause(ms);
  }
}

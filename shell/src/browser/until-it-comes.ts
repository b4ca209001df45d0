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
 * Tries again, ever more rarely, until something comes. A slot is waited for so: as long as it is on its way, what the server made of
 * it stays on the screen with what was typed into it, and React would throw both away for one that fails.
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
    }
    await pause(ms);
  }
}

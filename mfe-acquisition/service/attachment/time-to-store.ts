// The form waits 60 s for its answer. Before this, 45 of them may have gone to a queue before the inspector, the inspection and a silent
// scanner; after it, three may go to a silent database.
const forAll = 50_000;
const least = 10_000;
const most = 20_000;

/**
 * How long storing a file may take, so that its sender hears what has become of it.
 * @param readAt when its last byte had come, by `performance.now()`
 * @returns milliseconds
 */
export const timeToStore = (readAt: number, now = performance.now()): number =>
  Math.min(most, Math.max(least, readAt + forAll - now));

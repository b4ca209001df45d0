const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };

/** Lets the browser answer a visitor, and goes on before what else waits for its turn, in browsers that have a word for that. */
export const nextTask = (): Promise<void> =>
  scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

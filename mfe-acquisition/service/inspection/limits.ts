/** What the inspector's process may take, in bytes; more is a bomb. It takes a third of it with nothing to do. */
export const memoryLimit = 400 * 1024 * 1024;

/** The signal by which the inspector ends for its memory; V8 aborts like this too when its heap is full. */
export const outOfMemory = 'SIGABRT';

/** What one file may take, in milliseconds. */
export const timeLimit = 10_000;

/** How long a file waits for its turn, in milliseconds: then it is kept without having been looked into. */
export const waitLimit = 15_000;

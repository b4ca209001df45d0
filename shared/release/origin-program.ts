import { join } from 'node:path';

/** The program of an origin over a folder of releases; `origin.ts` says what it is told by its environment. */
export const ORIGIN_PROGRAM = join(import.meta.dirname, 'origin.ts');

import type { Archive } from './open-archive.ts';

/** One command: gets what stands behind its name, and gives what it has to say. */
export type Command = (archive: Archive, args: string[]) => Promise<string>;

/**
 * What a shell and a composer in another container say to each other, in lines over a socket of the file system: a
 * connection for each process. The shell begins with a {@link Hello}; then the first character of a line says what it is.
 */

import * as v from 'valibot';
import type { Usage } from '../renderer/limits.ts';
import type { ProcessEnd } from '../renderer/renderer-host.ts';

/** The first line of a connection. */
export interface Hello {
  /** Of the shell: both have to be built from the same sources. */
  version: string;
  /** The files that the process may read; none to ask whether one could be started. */
  readable: string[];
}

/** From the shell. */
export const TO_PROCESS = '>';
export const ASK_USAGE = '?';

/** From the composer. */
export const ACCEPTED = '+';
export const FROM_PROCESS = '<';
/** JSON of a `Usage`, or null. */
export const USAGE = '=';
/** The last line: JSON of a `ProcessEnd`. A connection that ends without it was lost. */
export const END = '!';

/** The shell is trusted; this is so that nothing is without a bound. */
export const MAX_FROM_SHELL = 64 * 1024 * 1024;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const usageSchema: v.GenericSchema<unknown, Usage | null> = v.nullable(
  v.object({ memoryMb: amount, cpuMs: amount }),
);
const endSchema: v.GenericSchema<unknown, ProcessEnd> = v.object({
  what: v.pipe(v.string(), v.maxLength(4_000)),
  isLost: v.boolean(),
});

/** What a composer says, which is foreign to the shell: somebody's code may have taken it over. */
const parsed =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (json: string): T =>
    v.parse(schema, JSON.parse(json));

/** @throws SyntaxError or ValiError if that is none */
export const parseUsage = parsed(usageSchema);
/** @throws SyntaxError or ValiError if that is none */
export const parseEnd = parsed(endSchema);

/**
 * What a shell and a composer in another container say to each other, in lines over a socket of the file system: a
 * connection for each process. The shell begins with a {@link Hello}; then the first character of a line says what it is.
 */

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

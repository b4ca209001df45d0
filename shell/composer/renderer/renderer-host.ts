import type { Usage } from './limits.ts';

/** Of one message, in bytes: the largest page of the site has 0.2 MB. */
export const MAX_LINE = 8 * 1024 * 1024;
export const TOO_LONG = `it sends a message of more than ${MAX_LINE / 1024 / 1024} MB`;

/** How a process has ended. */
export interface ProcessEnd {
  /** To be said after the names of its releases: `it ends the composer (SIGKILL)`. */
  what: string;
  /** Whether it is no doing of what ran there: the composer is gone. */
  isLost: boolean;
}

/** A process that renders, wherever it runs. */
export interface RendererProcess {
  /** @param line without its end */
  send: (line: string) => void;
  /** Settles when it has ended. */
  readonly exit: Promise<ProcessEnd>;
  /** What it uses at present; null once it has ended. */
  usage: () => Promise<Usage | null>;
  /** Ends it at once, whatever it does. */
  end: () => void;
}

/** Where the processes of renderers run: beside this one, or in a container of the composer's own. */
export interface RendererHost {
  /** Settles as soon as processes can be started. */
  ready: () => Promise<void>;
  /**
   * Starts a process; its memory is watched, and one that sends a line of more than {@link MAX_LINE} is ended.
   * @param readable the files that it may read
   * @param onLine is called with each line that it sends: what stands in it is foreign
   * @throws ComposerLost if none can be started now
   */
  start: (readable: string[], onLine: (line: string) => void) => Promise<RendererProcess>;
}

/** The composer is not to be had, or has gone meanwhile: no fault of a release. */
export class ComposerLost extends Error {}

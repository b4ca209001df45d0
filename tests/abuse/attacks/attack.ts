import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is attacked, and whence. */
export interface Target {
  /** One door of the site after the other: the proxy, if there is one, and the shells past it. */
  nextDoor: () => URL;
  /** The address of the attacker; attackers with more than one count on from its last number. */
  from: string;
}

/** What an attack has done. `done` is what it exists for: an attack that has done nothing has proved nothing. */
export type Deeds = { done: number } & Record<string, number>;

/** One kind of abuse, with its limits inside: so many connections, so many deeds a second. It ends with the signal. */
export interface Attack {
  name: string;
  run: (target: Target, signal: AbortSignal) => Promise<Deeds>;
}

/**
 * Does a deed over and over until the signal, so many at once and with a pause after each. A deed that fails is what
 * the site is free to let happen to an attacker.
 */
export async function repeat(
  { atOnce, pauseMs }: { atOnce: number; pauseMs: number },
  signal: AbortSignal,
  deed: (nth: number) => Promise<unknown>,
): Promise<void> {
  const goOn = async (nth: number) => {
    while (!signal.aborted) {
      await deed(nth).catch(() => {});
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, nth) => goOn(nth)));
}

/** A connection to the next door. @throws Error if it is refused, as while a shell is started again */
export async function open({ nextDoor, from }: Target): Promise<Socket> {
  const { hostname: host, port } = nextDoor();
  const socket = connect({ host, port: Number(port), localAddress: from });
  await once(socket, 'connect');
  // From now on it may break at any time.
  socket.on('error', () => {});
  return socket;
}

/** Resolves with the end of the connection, of the time, or of the attack. */
export async function held(socket: Socket, ms: number, signal: AbortSignal): Promise<'closed' | 'open'> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  socket.once('close', () => over.abort());
  await sleep(ms, undefined, { signal: either }).catch(() => {});
  const state = socket.destroyed ? 'closed' : 'open';
  socket.destroy();
  return state;
}

/** The head of a request; every header line by itself. */
export const head = (method: string, path: string, ...lines: string[]): string =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: goldbraun.example', ...lines].join('\r\n')}\r\n\r\n`;

/** What is large enough to be broken off in its middle. */
export const files = {
  brochure: '/asset/pdf/broschuere.pdf',
  checklist: '/asset/pdf/checkliste.pdf',
  picture: '/asset/images/home/collage.jpg',
} as const;

import { setTimeout as sleep } from 'node:timers/promises';

/** One honest visitor: where they reach the site, whence they come, and how long they stay. */
export interface Visitor {
  door: URL;
  from: string;
  random: () => number;
  signal: AbortSignal;
}

/** The address of the n-th honest visitor; attackers have others. */
export const visitorAddress = (n: number): string => `127.0.1.${10 + n}`;

export const oneOf = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** A visitor reads, or thinks. Ends early with the visit. */
export async function pause(visitor: Visitor, shortest: number, longest: number): Promise<void> {
  const ms = shortest + visitor.random() * (longest - shortest);
  await sleep(ms, undefined, { signal: visitor.signal }).catch(() => {});
}

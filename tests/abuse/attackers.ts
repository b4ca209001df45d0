import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Deeds } from './attacks/attack.ts';

/** What every attack has done, by its name. */
export type AllDeeds = Record<string, Deeds>;

/**
 * Starts all attacks on the doors of a site; the function that it gives ends them and tells what they did.
 * @throws Error from that function if the attackers came to an end before it was called
 */
export function startAttacks(doors: URL[]): () => Promise<AllDeeds> {
  const child = fork(join(import.meta.dirname, 'attackers-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  child.send(doors.map(({ href }) => href));
  const ended = once(child, 'exit');
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The attackers are gone.');
    const told = once(child, 'message');
    child.send('stop');
    const [deeds] = await Promise.race([
      told,
      ended.then(() => {
        throw new Error('The attackers ended without a word.');
      }),
    ]);
    await ended;
    return deeds as AllDeeds;
  };
}

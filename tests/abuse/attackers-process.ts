/*
 * All attacks at once, in a process of their own, so that they don't take the honest visitors' time. It begins with the
 * message that names the doors, ends with the next one, and with its parent.
 */
import { attacks } from './attacks/all.ts';
import type { Deeds } from './attacks/attack.ts';

const over = new AbortController();

async function attack(doors: URL[]): Promise<void> {
  let next = 0;
  const nextDoor = () => doors[next++ % doors.length] as URL;
  const done: Record<string, Deeds> = {};
  await Promise.all(
    // Ten addresses for each, below those of the honest visitors.
    attacks.map(async ({ name, run }, index) => {
      done[name] = await run({ nextDoor, from: `127.0.0.${10 * (index + 2)}` }, over.signal);
    }),
  );
  process.send?.(done, undefined, undefined, () => process.exit(0));
}

process.once('disconnect', () => process.exit(1));
process.once('message', (doors: string[]) => {
  process.once('message', () => over.abort());
  void attack(doors.map((door) => new URL(door)));
});

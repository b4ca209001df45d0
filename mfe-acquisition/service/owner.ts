import { hostname } from 'node:os';

const host = hostname().replaceAll(/[^\w-]/g, '-');

/** Names this process in what it leaves on disk and in leases, so that another one can tell whether it is gone. */
export const owner = `${host}-${process.pid}`;

/**
 * Whether the process of that name has surely ended. A process of another machine can't be asked: it counts as
 * alive, and its leases and leftovers run out by age.
 */
export function isGone(name: string): boolean {
  const pid = Number(name.slice(host.length + 1));
  if (name !== `${host}-${pid}`) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

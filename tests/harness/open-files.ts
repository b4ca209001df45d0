import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

function targetOf(pid: number, fd: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    // Closed since it was listed.
    return '';
  }
}

/** Whether this system tells which files a process has open. */
export const tellsOpenFiles = existsSync('/proc/self/fd');

/** The files below a folder that a process has open. */
const openFilesOf = (pid: number, folder: string): string[] =>
  readdirSync(`/proc/${pid}/fd`)
    .map((fd) => targetOf(pid, fd))
    .filter((target) => target.startsWith(folder));

/**
 * Waits until a process has no file below a folder open any more.
 * @returns those that are still open after five seconds; none if all is well
 */
export async function openForGood(pid: number, folder: string): Promise<string[]> {
  const deadline = Date.now() + 5_000;
  let open = openFilesOf(pid, folder);
  while (open.length > 0 && Date.now() < deadline) {
    await setTimeout(10);
    open = openFilesOf(pid, folder);
  }
  return open;
}

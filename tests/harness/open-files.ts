import { readdirSync, readlinkSync } from 'node:fs';

function targetOf(pid: number, fd: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    // Closed since it was listed.
    return '';
  }
}

/** The files below a folder that a process has open. Only Linux tells. */
export const openFilesOf = (pid: number, folder: string): string[] =>
  readdirSync(`/proc/${pid}/fd`)
    .map((fd) => targetOf(pid, fd))
    .filter((target) => target.startsWith(folder));

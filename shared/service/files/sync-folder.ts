import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a rename or an unlink in the folder survive a loss of power. Windows can't, and needn't. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder, if it is not there, whose own name survives a loss of power: what lies in it could not be reached else. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await syncFolder(dirname(folder));
}

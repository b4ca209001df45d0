import { open } from 'node:fs/promises';

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

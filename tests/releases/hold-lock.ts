/** Takes the lock of a folder, says so, and keeps it until it is killed or its standard input ends. */
import { readSync, writeSync } from 'node:fs';
import { FolderLock } from '../../shared/release/lock/folder-lock.ts';

const [folder = ''] = process.argv.slice(2);
await FolderLock.hold(folder, async () => {
  writeSync(1, 'held');
  readSync(0, Buffer.alloc(1));
});

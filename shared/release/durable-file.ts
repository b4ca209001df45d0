import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Writes what a loss of power must not take: a file's content, or with a folder the names in it. Windows can't open folders. */
function sync(path: string, flags: 'r' | 'r+'): void {
  if (flags === 'r' && process.platform === 'win32') return;
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Replaces a file by another content, all at once: a reader sees one of both, and so does the next start after a loss of power.
 * @param beforeIt is called when the content is safe and only its name is missing; what it throws leaves all as it was
 * @throws Error of the file system; then all is as it was
 */
export function replaceFile(file: string, next: string, content: string, beforeIt: () => void): void {
  try {
    writeFileSync(next, content);
    sync(next, 'r+');
    beforeIt();
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
  sync(dirname(file), 'r');
}

/**
 * Adds text to the end of a file.
 * @throws Error of the file system; then the file is as it was
 */
export function appendWhole(file: string, text: string): void {
  const before = existsSync(file) ? statSync(file).size : 0;
  try {
    appendFileSync(file, text);
    sync(file, 'r+');
  } catch (error) {
    if (existsSync(file)) truncateSync(file, before);
    throw error;
  }
}

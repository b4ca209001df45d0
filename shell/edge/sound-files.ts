import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

const PIECE = 256 * 1024;
/** Entries; a forgotten file is merely read once more. */
const REMEMBERED = 50_000;

/** Nothing is there that could be read, now or later. Anything else may be a trouble of this process: too many open files. */
const DAMAGES = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EIO']);

/** The hash of an open file, read piece by piece: several of 20 MB are looked at side by side. */
async function integrityOfFile(file: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha384');
  const piece = Buffer.allocUnsafe(Math.min(Math.max(size, 1), PIECE));
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, piece.length);
    if (bytesRead === 0) return `sha384-${hash.digest('base64')}`;
    hash.update(piece.subarray(0, bytesRead));
  }
}

/**
 * Says whether files on disk are what their hashes say. A file that was read once, under whatever name, is read again only if
 * its size or its date has changed.
 */
export class SoundFiles {
  readonly #known = new Map<string, string>();

  /**
   * @returns its size in bytes; null if it is damaged or missing
   * @throws Error if that can't be said at present
   */
  async sizeIfSound(path: string, integrity: string): Promise<number | null> {
    try {
      const { size, found } = await this.#look(path);
      return found === integrity ? size : null;
    } catch (error) {
      if (DAMAGES.has((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  }

  async #look(path: string): Promise<{ size: number; found: string }> {
    const file = await open(path, 'r');
    try {
      const { dev, ino, size, mtimeNs } = await file.stat({ bigint: true });
      const key = [dev, ino, size, mtimeNs].join(' ');
      const found = this.#known.get(key) ?? (await integrityOfFile(file, Number(size)));
      if (this.#known.size >= REMEMBERED) this.#known.clear();
      this.#known.set(key, found);
      return { size: Number(size), found };
    } finally {
      await file.close();
    }
  }
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const LIMIT_MS = 10_000;
const LOOK_MS = 20;

/** Asks processes what they hold after everything was collected that can be. */
export class UsedMemory {
  readonly #folder = mkdtempSync(join(tmpdir(), 'goldbraun-memory-'));

  /** What makes a process of Node answer; it goes to whatever that starts with the same environment. */
  readonly env = {
    TELL_MEMORY_IN: this.#folder,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'tell-memory.mjs'))}`,
  };

  /** Megabytes of the heap and of buffers; null for a process that was started without the environment. */
  async of(pid: number): Promise<number | null> {
    if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(this.#folder)) return null;
    const file = join(this.#folder, String(pid));
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    for (let waited = 0; !existsSync(file); waited += LOOK_MS) {
      if (waited > LIMIT_MS) throw new Error(`Process ${pid} does not say what it holds.`);
      await sleep(LOOK_MS);
    }
    return Number(readFileSync(file, 'utf8')) / 1e6;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

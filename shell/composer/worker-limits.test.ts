import { Worker } from 'node:worker_threads';
import { overLimit } from './worker-limits.ts';

const limits = { cpuMs: 300, idleMs: 1_000 };

/** What is said of a worker that runs this, from its start. */
async function verdictOn(code: string): Promise<string> {
  const worker = new Worker(code, { eval: true });
  try {
    return await overLimit(worker, limits, new AbortController().signal);
  } finally {
    await worker.terminate();
  }
}

describe('A worker', () => {
  it('that loops is found by the CPU time that it uses', async () => {
    expect(await verdictOn('for (;;) {}')).toBe('does not end within 0.3 s of CPU time');
  }, 60_000);

  it('that waits for what never comes is found by its idleness', async () => {
    expect(await verdictOn("require('node:worker_threads').parentPort.on('message', () => {})")).toMatch(
      /^waits for more than 1 s/,
    );
  }, 60_000);
});

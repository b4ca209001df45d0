import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  id: number;
  result: { result?: { value: number } };
}

/** Looks into the heap of another Node process, by its inspector. */
export class NodeHeap {
  readonly #socket: WebSocket;
  #nextId = 1;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /**
   * @param pid a process that was started with `--inspect-port` at this port; SIGUSR1 turns its inspector on
   */
  static async of(pid: number, port: number): Promise<NodeHeap> {
    process.kill(pid, 'SIGUSR1');
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => null);
      if (answer) {
        const [{ webSocketDebuggerUrl }] = (await answer.json()) as [{ webSocketDebuggerUrl: string }];
        const socket = new WebSocket(webSocketDebuggerUrl);
        await once(socket, 'open');
        return new NodeHeap(socket);
      }
      if (attempt === 100) throw new Error('The inspector of the process does not answer.');
      await sleep(100);
    }
  }

  /** Megabytes that are in use after everything was collected that can be. */
  async usedMb(): Promise<number> {
    // Twice: what a finalizer lets go of in the first is collected in the second.
    await this.#send('HeapProfiler.collectGarbage');
    await this.#send('HeapProfiler.collectGarbage');
    const { result } = await this.#send('Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed' });
    return (result?.value ?? Number.NaN) / 1e6;
  }

  close(): void {
    this.#socket.close();
  }

  #send(method: string, params: object = {}): Promise<Answer['result']> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const answer: Answer = JSON.parse(data);
        if (answer.id !== id) return;
        this.#socket.removeEventListener('message', listen);
        resolve(answer.result);
      };
      this.#socket.addEventListener('message', listen);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Two ends of one connection, and whether anything goes through. */
type Link = { client: Socket; server: Socket; silent: boolean };

/** Whether what a client says on a connection, whatever stands for that, is what was waited for. */
type Listener = (said: string, connection: object) => boolean;

/** A proxy for TCP that stops forwarding, as a network does that has forgotten its connections: they stay open, and silent. */
export class TcpProxy {
  #target: number;
  readonly #links = new Set<Link>();
  #listener: Server | undefined;
  #swallows = false;
  #trap: { listener: Listener; forwarded: boolean; sprung: () => void } | undefined;
  port = 0;

  private constructor(target: number) {
    this.#target = target;
  }

  /** @param address where it listens */
  static async to(target: number, address = '127.0.0.1'): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    const listener = createServer((client) => proxy.#link(client));
    proxy.#listener = listener.listen(0, address);
    await once(listener, 'listening');
    proxy.port = (listener.address() as { port: number }).port;
    return proxy;
  }

  /** New connections lead to another port from now on, and through; those that are there stay as they are. */
  lead(target: number): void {
    this.#swallows = false;
    this.#target = target;
  }

  /** Nothing goes through the present connections any more; nor through new ones, if `all`. */
  silence({ all }: { all: boolean }): void {
    this.#swallows = all;
    for (const link of this.#links) this.#stop(link);
  }

  /**
   * All connections go silent when a client says what is waited for. Resolves then. The server still hears it if it is
   * `forwarded`, but its answer is held up.
   */
  silenceAt(listener: Listener, { forwarded }: { forwarded: boolean }): Promise<void> {
    return new Promise((sprung) => {
      this.#trap = { listener, forwarded, sprung };
    });
  }

  /** What was held up goes through, late, and so does everything new. */
  forward(): void {
    this.#swallows = false;
    for (const link of this.#links) {
      link.silent = false;
      for (const socket of [link.client, link.server]) socket.resume();
    }
  }

  get connections(): number {
    return this.#links.size;
  }

  close(): void {
    this.#listener?.close();
    for (const { client, server } of this.#links) for (const socket of [client, server]) socket.destroy();
  }

  #link(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    const link: Link = { client, server, silent: false };
    this.#links.add(link);
    if (this.#swallows) this.#stop(link);
    client.on('data', (bytes) => this.#hear(link, bytes));
    server.on('data', (bytes) => client.write(bytes));
    for (const [end, other] of [
      [client, server],
      [server, client],
    ] as const) {
      end.on('error', () => {});
      end.on('close', () => {
        this.#links.delete(link);
        // A silent network tells nobody that the other side has gone.
        if (!link.silent) other.destroy();
      });
    }
  }

  #hear(link: Link, bytes: Buffer): void {
    const trap = this.#trap;
    if (!trap?.listener(bytes.toString('latin1'), link)) {
      link.server.write(bytes);
      return;
    }
    this.#trap = undefined;
    for (const other of this.#links) this.#stop(other);
    if (trap.forwarded) link.server.write(bytes);
    else link.client.unshift(bytes);
    trap.sprung();
  }

  #stop(link: Link): void {
    link.silent = true;
    for (const socket of [link.client, link.server]) socket.pause();
  }
}

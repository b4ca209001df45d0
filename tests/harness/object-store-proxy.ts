import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What happens to one request on its way to the object store. */
export interface Mishap {
  /** To which request: the first of this method whose key ends like this. */
  method: string;
  key: RegExp;
  /** Is done before the request goes on. */
  first?: () => Promise<unknown>;
  /** What it gets instead of the object store's answer; `nothing` leaves it without one. */
  answer?: number | 'nothing';
  /** Whether it reaches the object store; it does by default. */
  arrives?: boolean;
}

/** A way to the object store on which things go wrong, once each. */
export class ObjectStoreProxy {
  /** Method and path of all requests, oldest first, and what was answered to those that got an answer. */
  readonly asked: { line: string; status?: number }[] = [];
  readonly endpoint: string;
  readonly #server: Server;
  readonly #target: URL;
  readonly #mishaps: (Mishap & { happened: () => void })[] = [];

  private constructor(server: Server, target: string) {
    this.#server = server;
    this.#target = new URL(target);
    this.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(target = process.env.AWS_ENDPOINT_URL ?? ''): Promise<ObjectStoreProxy> {
    const server = createServer((incoming, response) => {
      proxy.#pass(incoming, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new ObjectStoreProxy(server, target);
    return proxy;
  }

  /** Lets this happen; resolves when it has. */
  once(mishap: Mishap): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#mishaps.push({ ...mishap, happened: resolve });
    return promise;
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming;
    const [path = ''] = url.split('?', 1);
    const asked: (typeof this.asked)[number] = { line: `${method} ${path}` };
    this.asked.push(asked);
    const body = await buffer(incoming);
    const index = this.#mishaps.findIndex((each) => each.method === method && each.key.test(path));
    const [mishap] = index < 0 ? [] : this.#mishaps.splice(index, 1);
    await mishap?.first?.();
    const passed = mishap?.arrives === false ? undefined : await this.#forward(incoming, body);
    if (mishap?.answer !== 'nothing') {
      asked.status = mishap?.answer ?? passed?.status ?? 500;
      response.writeHead(asked.status, mishap?.answer ? {} : passed?.headers);
      response.end(mishap?.answer ? undefined : passed?.body);
    }
    mishap?.happened();
  }

  /** As it is, with the host that was signed. */
  async #forward({ method, url, headers }: IncomingMessage, body: Buffer) {
    const { hostname, port } = this.#target;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ hostname, port, method, path: url, headers }, resolve).on('error', reject).end(body);
    });
    return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const HOST = '127.0.0.1';

/**
 * Where the composer reaches the site: a port of its own, for this machine alone. A page's loader asks the services by their
 * path on the site, in the browser and in the composer alike; here its questions are known from those of visitors, whose
 * turn they already had.
 */
export class ComposerDoor {
  readonly #server: Server;
  readonly #requests = new WeakSet<IncomingMessage>();

  constructor(app: FastifyInstance) {
    this.#server = createServer((request, response) => {
      this.#requests.add(request);
      app.routing(request, response);
    });
    app.addHook('onReady', async () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      this.#server.once('error', reject).listen(0, HOST, resolve);
      await promise;
    });
    app.addHook('onClose', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
      await promise;
    });
  }

  get origin(): string {
    return `http://${HOST}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whether a request came in here. */
  has = (request: IncomingMessage): boolean => this.#requests.has(request);
}

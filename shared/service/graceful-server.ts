import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServingLimits } from './serving-limits.ts';

/** Where a balancer asks whether it may send visitors: 200, and 503 from the moment in which the end has begun. */
export const READINESS_PATH = '/readyz';

interface Connection {
  answers: Set<ServerResponse>;
  /** What had come when the last answer was over; more is the beginning of another request. */
  bytesBefore: number;
}

/**
 * Keeps visitors from holding a server up: one who takes nothing of an answer loses the connection, and no one delays the
 * end for longer than the limit. Beside Node's own limits, because those count from the beginning (`requestTimeout`) or can't tell
 * a visitor who waits for a slow answer from one who doesn't take it (`timeout`).
 */
export class GracefulServer {
  readonly #server: Server;
  readonly #limits: ServingLimits;
  readonly #connections = new Map<Socket, Connection>();
  #ending = false;

  constructor(server: Server, limits: ServingLimits) {
    this.#server = server;
    this.#limits = limits;
    server.headersTimeout = limits.headersMs;
    server.requestTimeout ||= limits.requestMs;
    server.setTimeout(limits.stallMs, (socket) => this.#timedOut(socket));
    server.on('connection', (socket) => {
      this.#connections.set(socket, { answers: new Set(), bytesBefore: 0 });
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.prependListener('request', (request, response) => this.#begin(request, response));
  }

  /** Whether a balancer may send visitors; false from the beginning of the end. */
  get isReady(): boolean {
    return !this.#ending;
  }

  /**
   * Is not ready at once, serves on for the moment that a balancer needs, then takes no more connections, and waits for
   * what is under way; what is still open at the limit is closed.
   */
  async end(): Promise<void> {
    const { drainMs, endMs } = this.#limits;
    this.#ending = true;
    if (!this.#server.listening) return;
    // Idle connections stay for now: a balancer may be sending on one, and would lose that request.
    for (const { answers } of this.#connections.values()) answers.forEach(closeAfter);
    await sleep(Math.min(drainMs, endMs));
    const over = new AbortController();
    // Not that of node:http: it cuts off answers whose last byte was written but has not been sent.
    const closed = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.#server, () => resolve()),
    );
    this.#closeIdle();
    await Promise.race([
      closed.then(() => over.abort()),
      sleep(Math.max(endMs - drainMs, 0), undefined, { signal: over.signal }).catch(() => {}),
    ]);
    this.#server.closeAllConnections();
    await closed;
  }

  #begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    connection.answers.add(response);
    if (this.#ending) closeAfter(response);
    response.once('close', () => {
      connection.answers.delete(response);
      connection.bytesBefore = socket.bytesRead;
      if (this.#ending && connection.answers.size === 0) socket.destroySoon();
    });
  }

  /** Closes the connections on which nothing is under way, not even the beginning of a request. */
  #closeIdle(): void {
    for (const [socket, { answers, bytesBefore }] of this.#connections) {
      if (answers.size === 0 && socket.bytesRead === bytesBefore) socket.destroySoon();
    }
  }

  /** Nothing has moved on a connection. That is no fault of a visitor who waits for an answer, or sends slowly. */
  #timedOut(socket: Socket): void {
    const waits = (this.#connections.get(socket)?.answers.size ?? 0) > 0;
    if (waits && socket.writableLength === 0) socket.setTimeout(this.#limits.stallMs);
    else socket.destroy();
  }
}

/** The connection ends with this answer, unless its head is on its way already. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

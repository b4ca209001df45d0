import type { IncomingMessage, Server, ServerResponse } from 'node:http';

interface Limits {
  /** How much of a body is read after its answer, at most: as much as the proxy lets pass. */
  maxBytes: number;
  /** How long it may take all together. */
  maxMs: number;
  /** How long nothing of it may come. */
  maxSilenceMs: number;
}

// 15 MB over a slow mobile network.
const defaults: Limits = { maxBytes: 20 * 1024 * 1024, maxMs: 300_000, maxSilenceMs: 15_000 };

/**
 * Lets every answer arrive that is sent while its request still comes, whatever route it is of: a refusal, mostly. Who
 * sends a body the way browsers do reads the answer only when all of it has left; and a connection that is closed with
 * something unread is reset, and what the other side has not read yet is lost with it. So what still comes is read over,
 * and the connection closed then (RFC 9112, 9.6). Who goes on for longer than the limits is cut off.
 */
export function lingerOverBodies(server: Server, limits: Partial<Limits> = {}): void {
  const all = { ...defaults, ...limits };
  const watch = (request: IncomingMessage, response: ServerResponse) => {
    // Before Node's own listener, which closes the connection.
    response.prependOnceListener('finish', () => {
      if (!request.complete && !request.socket.destroyed) readOver(request, all);
    });
  };
  server.prependListener('request', watch);
  // Node would answer it by itself, past the event above.
  server.on('checkExpectation', (request, response) => {
    watch(request, response);
    response.writeHead(417).end();
  });
}

function readOver(request: IncomingMessage, { maxBytes, maxMs, maxSilenceMs }: Limits): void {
  const { socket } = request;
  const cutOff = () => socket.destroy();
  const end = setTimeout(cutOff, maxMs);
  const silence = setTimeout(cutOff, maxSilenceMs);
  let left = maxBytes;

  // What Node calls for a connection that isn't kept: for now it only says that nothing more follows the answer.
  const { destroySoon } = socket;
  let closing = false;
  socket.destroySoon = () => {
    closing = true;
    socket.end();
  };

  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cutOff();
    else silence.refresh();
  });
  const forget = () => {
    clearTimeout(end);
    clearTimeout(silence);
  };
  // Not the request's: after its answer that is silent about a connection that breaks.
  socket.once('close', forget);
  request.once('end', () => {
    forget();
    socket.off('close', forget);
    socket.destroySoon = destroySoon;
    if (closing) socket.destroySoon();
  });
  // The read tells Node that somebody takes the body: what nobody takes it would drop uncounted.
  request.resume().read(0);
}

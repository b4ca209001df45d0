import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const waiting = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * Lets senders wait who ask with `Expect: 100-continue` whether they should send their body at all: what its headers alone
 * refuse never is sent. Without this Node asks for every body by itself.
 */
export function awaitContinue(server: Server): void {
  server.on('checkContinue', (request, response) => {
    waiting.set(request, response);
    server.emit('request', request, response);
  });
}

/** Asks for the body, if its sender waits for that. */
export function sendContinue(request: IncomingMessage): void {
  waiting.get(request)?.writeContinue();
}

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sendFile } from '@goldbraun/shared/service/files/send-file';

/** What an origin does instead of sending a file. */
export type OriginFault =
  | 'answers 404'
  | 'answers 500'
  | 'hangs'
  | 'sends other bytes'
  | 'never ends'
  | { sends: string }
  | { leadsTo: string };

/** The origin of one remote, inside the test, which does wrong what it is told to. */
export class FaultyOrigin {
  readonly remote: string;
  readonly url: string;
  /** Paths that were asked for, oldest first. */
  readonly asked: string[] = [];
  readonly #stop: () => Promise<void>;
  #fault: { file: string; what: OriginFault } | undefined;

  private constructor(remote: string, url: string, stop: () => Promise<void>) {
    this.remote = remote;
    this.url = url;
    this.#stop = stop;
  }

  static async start(store: string, remote: string): Promise<FaultyOrigin> {
    const folder = join(store, 'remotes', remote);
    const server = createServer((request, response) => {
      const path = (request.url ?? '/').slice(`/remotes/${remote}`.length);
      origin.asked.push(path);
      if (origin.#fault && path.endsWith(`/${origin.#fault.file}`))
        return misbehave(response, origin.#fault.what);
      sendFile(request, response, { folder, path }).then(
        (sent) => sent || response.writeHead(404).end(),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = new FaultyOrigin(remote, `http://127.0.0.1:${port}`, async () => {
      server.closeAllConnections();
      server.close();
    });
    return origin;
  }

  /** From now on, this file of every release comes like that. */
  fail(file: string, what: OriginFault): void {
    this.#fault = { file, what };
  }

  heal(): void {
    this.#fault = undefined;
  }

  stop = () => this.#stop();
}

function misbehave(response: ServerResponse, what: OriginFault): void {
  if (typeof what === 'object' && 'sends' in what) response.writeHead(200).end(what.sends);
  else if (typeof what === 'object') response.writeHead(302, { location: what.leadsTo }).end();
  else if (what === 'answers 404') response.writeHead(404).end();
  else if (what === 'answers 500') response.writeHead(500).end('<h1>Internal Server Error</h1>');
  else if (what === 'sends other bytes') response.writeHead(200).end('// not what was released');
  else if (what === 'never ends') sendForEver(response);
  // Else it hangs: no answer, while the connection stays open.
}

/** As fast as it is taken. */
function sendForEver(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, ' ');
  const more = () => {
    while (!response.destroyed) if (!response.write(piece)) return void response.once('drain', more);
  };
  more();
}

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service behind the edge, listening on a free port of this machine. */
export async function realService(listener: RequestListener): Promise<{ url: URL; stop: () => void }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

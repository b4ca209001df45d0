import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody between the visitor and the site. */
export interface PassingProxy {
  address: string;
  stop(): Promise<void>;
}

/**
 * Passes a site on.
 * @param pass sends the body that the site has answered to a path, or what is to be made of it
 */
export async function startPassingProxy(
  site: string,
  pass: (response: ServerResponse, path: string, body: Buffer) => void,
): Promise<PassingProxy> {
  const server = createServer(async ({ url = '', headers }, response) => {
    const answer = await fetch(site + url, {
      headers: { accept: headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!/^(content-(encoding|length)|connection|keep-alive|transfer-encoding)$/.test(name))
        response.setHeader(name, value);
    pass(response, url, Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

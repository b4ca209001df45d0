import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody between the visitor and the site. */
export interface TamperingProxy {
  address: string;
  /** Paths of what was changed, in their order. */
  changed: string[];
  stop(): Promise<void>;
}

/** Passes a site on, and adds `window.tampered = true` to every script whose path fits. */
export async function startTamperingProxy(site: string, scripts: RegExp): Promise<TamperingProxy> {
  const changed: string[] = [];
  const server = createServer(async ({ url = '', headers }, response) => {
    const answer = await fetch(site + url, {
      headers: { accept: headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!/^(content-(encoding|length)|connection|keep-alive|transfer-encoding)$/.test(name))
        response.setHeader(name, value);
    const body = Buffer.from(await answer.arrayBuffer());
    if (!scripts.test(url)) return response.end(body);
    changed.push(url);
    response.end(Buffer.concat([body, Buffer.from(';window.tampered = true;')]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    changed,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

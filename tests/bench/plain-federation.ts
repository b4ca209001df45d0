import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { LINE_UP, type LineUp } from '../../shell/src/boot.ts';

/** The two ways in which the same built files can reach a visitor. */
export type Way = 'composed' | 'plain';

export interface WayProxy {
  address: URL;
  close: () => void;
}

/** What replaces something that must be in the document: without it, the comparison would be none. */
function replaceIn(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`The document does not have what ${pattern} looks for.`);
  return html.replace(pattern, () => replacement);
}

/**
 * Makes of a composed document the one that plain client federation has: the shell's script and stylesheet and
 * the addresses of all remotes. It is the same for all paths, so it can name no remote's file.
 */
export function plainDocument(html: string, remotes: LineUp['remotes']): string {
  const boot = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;
  const [, opening = '', , closing = ''] = boot.exec(html) ?? [];
  const cuts = [
    /<link rel="(?:modulepreload|preload)"[^>]*>/g,
    /<link rel="stylesheet" href="\/remotes\/[^>]*>/g,
  ];
  const bare = cuts.reduce((text, pattern) => replaceIn(text, new RegExp(pattern), ''), html);
  const empty = replaceIn(
    bare,
    /<div id="app">.*<\/div>(?=(?:<dialog class="consent-panel".*<\/dialog>)?<script type="application\/json" id="boot">)/s,
    '<div id="app"></div>',
  );
  return replaceIn(empty, boot, opening + JSON.stringify({ remotes }) + closing);
}

const isDocument = ({ url = '' }: IncomingMessage) => !url.includes('.');

async function sendPlain(site: URL, incoming: IncomingMessage, outgoing: ServerResponse) {
  const composed = await fetch(new URL(incoming.url ?? '/', site));
  const { remotes } = (await (await fetch(new URL(LINE_UP, site))).json()) as LineUp;
  const body = brotliCompressSync(plainDocument(await composed.text(), remotes));
  // Without the content security policy: it is the composer's document that it belongs to.
  outgoing
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-store',
    })
    .end(body);
}

function pass(site: URL, agent: Agent, incoming: IncomingMessage, outgoing: ServerResponse) {
  const upstream = request(
    { host: site.hostname, port: site.port, path: incoming.url, headers: incoming.headers, agent },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  upstream.end();
}

/** Stands before the site and passes on what it answers; documents as the given way has them. */
export async function startProxy(site: URL, way: Way): Promise<WayProxy> {
  const agent = new Agent({ keepAlive: true });
  const server: Server = createServer((incoming, outgoing) => {
    if (way === 'composed' || !isDocument(incoming)) return pass(site, agent, incoming, outgoing);
    sendPlain(site, incoming, outgoing).catch((error) => outgoing.writeHead(500).end(String(error)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import { namedSite } from '@goldbraun/shell/site';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { commonHeaders } from '../../shell/edge/security-headers.ts';
import { addStaticFiles } from '../../shell/edge/static-files.ts';

export const version = '1.0.0-0123456789';
/** Where the files of the news are, and their biggest one. */
export const base = `/remotes/mfe-news/${version}`;
export const big = { path: `${base}/asset/big.pdf`, size: 16_000_000 };
export const script = 'script();'.repeat(20);

/** What every release brings here, the shell's too. What nobody may see has the word `internal` in it. */
const files: Record<string, string | Buffer> = {
  'server.cjs': 'internal',
  'server.cjs.map': 'internal',
  'content.cjs': 'internal',
  'route-assets.json': '{"internal":{"js":[],"css":[]}}',
  'route-assets.json.br': brotliCompressSync('internal'),
  'page.html': '<script src="main.js"></script>internal',
  'page.htm': 'internal',
  'page.xhtml': 'internal',
  'main.js': script,
  'main.js.br': brotliCompressSync(script),
  'main.js.gz': gzipSync(script),
  'asset/data.json': '{}',
  'asset/images/menu/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'asset/images/news/a.jpg': 'picture of the news',
  'asset/page.html': 'internal',
  'asset/big.pdf': Buffer.alloc(big.size, 'pdf'),
  'asset/empty.txt': '',
  'asset/unreadable.pdf': 'pdf',
  'asset/gone.pdf': 'pdf',
};

function writeRelease(folder: string, name: string, own = version): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  writeReleaseManifest(folder, { name, version: own, contract: 1 });
}

/** The part of the edge that serves files, over a shell and a cache with one release of the news. */
export class StaticEdge {
  readonly folder: string;
  /** The live version of the news; undefined for none. */
  live: string | undefined = version;
  readonly #app: FastifyInstance = Fastify({ exposeHeadRoutes: true });

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async start(): Promise<StaticEdge> {
    const edge = new StaticEdge(mkdtempSync(join(tmpdir(), 'static-edge-')));
    await edge.#listen();
    return edge;
  }

  get port(): number {
    return (this.#app.server.address() as AddressInfo).port;
  }

  releaseFolder = (own: string) => join(this.folder, 'edge/mfe-news', own);

  /** Puts a release of the news into the cache, as a shell that shares it does. */
  cacheRelease(own: string): void {
    writeRelease(this.releaseFolder(own), 'mfe-news', own);
  }

  ask(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
    return this.#app.inject({ url: path, method, headers });
  }

  /** The whole answer to a path that is sent exactly as it is written. */
  askAsWritten(path: string): Promise<string> {
    const socket = connect(this.port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    return text(socket);
  }

  async stop(): Promise<void> {
    await this.#app.close();
    rmSync(this.folder, { recursive: true });
  }

  async #listen(): Promise<void> {
    writeRelease(join(this.folder, 'shell'), 'shell');
    this.cacheRelease(version);
    writeFileSync(join(this.folder, 'edge/mfe-news/last-good.json'), 'internal');
    writeFileSync(join(this.folder, 'secret.js'), 'internal');
    this.#app.addHook('onRequest', async (_request, reply) => {
      reply.headers(commonHeaders(false) as Record<string, string>);
    });
    const composition = (live: string) => ({
      versions: new Map([['mfe-news', live]]),
      set: { interfaceText: '{"de":{}}' },
    });
    const site = {
      cache: { folder: join(this.folder, 'edge') },
      isDivided: false,
      compositionFor: () => (this.live === undefined ? null : composition(this.live)),
    };
    const settings = { shell: { version, folder: join(this.folder, 'shell') }, site: namedSite().table };
    await addStaticFiles(this.#app, site, settings, pino({ level: 'silent' }));
    await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }
}

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '@goldbraun/shared/contract/version';
import type { DiscoveredRelease } from '@goldbraun/shared/release/discovery';
import { integrityOf } from '@goldbraun/shared/release/release-manifest';

type Contents = Record<string, string>;

const hash = (text: string) => integrityOf(Buffer.from(text));

/** An origin with releases of mfe-news, by their versions, and their manifests as they should be. */
export class ReleaseOrigin {
  readonly url: URL;
  /** Paths below that of the remote, oldest first. */
  readonly asked: string[] = [];
  /** What is done instead of sending a file; by its name. */
  readonly instead = new Map<string, (response: ServerResponse) => void>();
  readonly #server: Server;
  readonly #files = new Map<string, string>();

  private constructor(server: Server) {
    this.#server = server;
    this.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  static async start(): Promise<ReleaseOrigin> {
    const server = createServer((request, response) => {
      const path = (request.url ?? '').slice('/remotes/mfe-news/'.length);
      const text = origin.#files.get(path);
      origin.asked.push(path);
      const other = origin.instead.get(path) ?? origin.instead.get(path.slice(path.indexOf('/') + 1));
      if (other) other(response);
      else response.writeHead(text === undefined ? 404 : 200).end(text);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = new ReleaseOrigin(server);
    return origin;
  }

  /** Adds a release with these files, and those that every release needs. */
  add(version: string, contents: Contents, manifestText?: string): DiscoveredRelease {
    const whole: Contents = {
      'remoteEntry.js': 'entry',
      'server.cjs': `server ${version}`,
      'route-assets.json': '{}',
      ...contents,
    };
    const files = Object.fromEntries(Object.entries(whole).map(([file, text]) => [file, hash(text)]));
    const manifest = { name: 'mfe-news', version, contract: CONTRACT_VERSION, files };
    const text = manifestText ?? JSON.stringify(manifest);
    for (const [file, content] of Object.entries({ ...whole, 'release.json': text })) {
      this.#files.set(`${version}/${file}`, content);
    }
    return {
      url: `/remotes/mfe-news/${version}/remoteEntry.js`,
      metadata: { version, integrity: files['remoteEntry.js'] as string },
      deployment: { traffic: 100, default: true },
      extras: { manifestIntegrity: hash(text) },
    };
  }

  /** Puts a file there as it is. */
  put(path: string, text: string): void {
    this.#files.set(path, text);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneAddress } from '@goldbraun/shared/service/process';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { KnownParts } from './known-parts.ts';
import { LiveSite } from './live-site.ts';
import { Metrics } from './metrics.ts';
import { createEdge } from './server.ts';
import type { EdgeSettings } from './settings.ts';

/** How long what was under way when the table changed may go on with what was there before. */
const LEAVE_MS = 30_000;
const LOOK_MS = 100;

/** The site of one table, and what answers for it. */
interface Running {
  settings: EdgeSettings;
  site: LiveSite;
  parts: KnownParts;
  app: FastifyInstance;
  /** Requests under way. */
  open: number;
}

/**
 * The site that visitors have. When the site's table changes, a whole site of the new one is made beside it, with all its pages,
 * and takes its place from one request to the next; if that can't be made, nothing changes.
 */
export class RunningSite {
  readonly metrics: Metrics;
  readonly #log: Logger;
  #prepare: (app: FastifyInstance, site: LiveSite) => void = () => {};
  #server!: Server;
  #answer: RequestListener = () => {};
  #now!: Running;

  private constructor(log: Logger) {
    this.#log = log;
    const now = () => this.#now;
    this.metrics = new Metrics(
      {
        get state() {
          return now().site.state;
        },
        get previews() {
          return now().site.previews;
        },
      },
      { has: (part) => now().parts.has(part), ofAddress: (address) => now().parts.ofAddress(address) },
    );
  }

  /** Makes the site of some settings; it follows nothing and does not listen yet. */
  static async open(settings: EdgeSettings, log: Logger): Promise<RunningSite> {
    const running = new RunningSite(log);
    running.#now = await running.#make(settings, (handler, options) => {
      running.#answer = handler;
      running.#server = createServer((request, response) => {
        const by = running.#now;
        by.open += 1;
        response.once('close', () => {
          by.open -= 1;
        });
        running.#answer(request, response);
      });
      // As Fastify sets them for a server of its own.
      running.#server.keepAliveTimeout = options.keepAliveTimeout ?? 0;
      running.#server.requestTimeout = options.requestTimeout ?? 0;
      running.#server.setTimeout(options.connectionTimeout);
      return running.#server;
    });
    return running;
  }

  /** The one server, whatever answers. */
  get server(): Server {
    return this.#server;
  }

  get settings(): EdgeSettings {
    return this.#now.settings;
  }

  /** Adds what else the process answers, now and after each change. */
  add(prepare: (app: FastifyInstance, site: LiveSite) => void): void {
    this.#prepare = prepare;
    prepare(this.#now.app, this.#now.site);
  }

  /** Follows the remotes; resolves when there are pages. */
  start = (): Promise<void> => this.#now.site.start();

  /** @throws Error if the port is taken, or the host unknown */
  listen = async (port: number, host: string): Promise<void> =>
    void (await this.#now.app.listen({ port, host: await oneAddress(host) }));

  /**
   * Puts the site of other settings in the place of what is there.
   * @throws Error if it can't be made; then nothing has changed
   */
  async change(settings: EdgeSettings): Promise<void> {
    const next = await this.#make(settings);
    try {
      this.#prepare(next.app, next.site);
      await next.app.ready();
      await next.site.start();
    } catch (error) {
      await next.site.stop();
      throw error;
    }
    const before = this.#now;
    this.#now = next;
    this.#answer = next.app.routing;
    await this.#leave(before);
  }

  async stop(): Promise<void> {
    await this.#now.app.close();
    if (this.#now.app.server !== this.#server) await new Promise((resolve) => this.#server.close(resolve));
    await this.#now.site.stop();
  }

  async #make(
    settings: EdgeSettings,
    serverFactory?: (handler: RequestListener, options: FastifyServerOptions) => Server,
  ): Promise<Running> {
    const site = new LiveSite(settings, this.#log);
    const parts = new KnownParts(site.cache, settings);
    const app = await createEdge(settings, site, this.metrics, this.#log, serverFactory);
    return { settings, site, parts, app, open: 0 };
  }

  /** Lets what was under way end. The first app stays open, because the server is its own. */
  async #leave(before: Running): Promise<void> {
    for (let waited = 0; before.open > 0 && waited < LEAVE_MS; waited += LOOK_MS) await sleep(LOOK_MS);
    await before.site.stop();
    if (before.app.server !== this.#server) await before.app.close();
  }
}

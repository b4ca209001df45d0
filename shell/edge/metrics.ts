import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { KnownParts } from './known-parts.ts';
import type { LiveSite } from './live-site.ts';

/** What one browser has measured in the code of one part. */
export type BrowserSums = Record<'errors' | 'longTaskMs' | 'layoutShift' | 'bytes', number>;

/** Stands for every part that is not known, or no longer: one label, whatever somebody makes up. */
const OTHER = 'other';

/** What operators see. Every metric names its part as `mfe-news@1.0.0-0123456789`; `shell@…` is a part, too. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = this.#counter('goldbraun_requests_total', 'Answers of the edge', ['status']);
  readonly #bytes = this.#counter('goldbraun_served_bytes_total', 'Bytes of files that were sent', ['part']);
  readonly #reports = this.#counter('goldbraun_browser_reports_total', 'Reports that browsers have sent', []);
  readonly #browser = {
    errors: this.#counter('goldbraun_browser_errors_total', 'Errors in browsers', ['part']),
    longTaskMs: this.#counter('goldbraun_browser_long_task_ms_total', 'Milliseconds of long frames', [
      'part',
    ]),
    layoutShift: this.#counter('goldbraun_browser_layout_shift_total', 'Sum of layout shifts', ['part']),
    bytes: this.#counter('goldbraun_browser_bytes_total', 'Bytes that browsers have loaded', ['part']),
  };

  readonly #parts: Pick<KnownParts, 'has' | 'ofAddress'>;

  constructor(
    site: { state: LiveSite['state']; previews: { size: number } },
    parts: Pick<KnownParts, 'has' | 'ofAddress'>,
  ) {
    this.#parts = parts;
    collectDefaultMetrics({ register: this.registry });
    const name = 'goldbraun_release_visitors_percent';
    const help = 'Share of the visitors of each release that is live';
    new Gauge({
      name,
      help,
      labelNames: ['part'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [remote, { shares }] of Object.entries(site.state)) {
          for (const [version, percent] of Object.entries(shares)) {
            this.set({ part: `${remote}@${version}` }, percent);
          }
        }
      },
    });
    new Gauge({
      name: 'goldbraun_release_refused',
      help: '1 while the release that a remote names is refused; /healthz says why',
      labelNames: ['part'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [remote, { refused }] of Object.entries(site.state)) {
          if (refused) this.set({ part: `${remote}@${refused.version}` }, 1);
        }
      },
    });
    new Gauge({
      name: 'goldbraun_previews_open',
      help: 'Sets of previews that are composed for those who have a link',
      registers: [this.registry],
      collect() {
        this.set(site.previews.size);
      },
    });
  }

  /** All of them in Prometheus's text format. */
  async text(): Promise<string> {
    await this.#forget();
    return this.registry.metrics();
  }

  /** Counts what a browser tells of its visit, by part. */
  reported(report: Record<string, BrowserSums>): void {
    this.#reports.inc();
    for (const [name, sums] of Object.entries(report)) {
      const part = this.#parts.has(name) ? name : OTHER;
      for (const [metric, sum] of Object.entries(sums)) {
        this.#browser[metric as keyof BrowserSums].inc({ part }, sum);
      }
    }
  }

  /** Counts what the edge answers. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const { statusCode } = reply.raw;
      this.#requests.inc({ status: `${Math.floor(statusCode / 100)}xx` });
      const part = statusCode === 200 && this.#parts.ofAddress(request.originalUrl);
      const length = Number(reply.raw.getHeader('content-length') ?? 0);
      if (part && request.method === 'GET') this.#bytes.inc({ part }, length);
    });
  }

  /** A release that has left the cache leaves the metrics with it. */
  async #forget(): Promise<void> {
    for (const counter of [this.#bytes, ...Object.values(this.#browser)]) {
      const { values } = await counter.get();
      for (const { labels } of values) {
        if (labels.part !== OTHER && !this.#parts.has(String(labels.part))) counter.remove(labels);
      }
    }
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}

import { availableParallelism, loadavg } from 'node:os';
import { type Comparison, VISITS } from './compare-visits.ts';
import { conditions } from './first-visit.ts';
import { CONNECTIONS, type PageRates, ROUNDS, SECONDS } from './page-rate.ts';

const { roundTripMs, downMegabits, slowdown } = conditions;

/** What is measured and how, for those who read the figures without the code. */
export const description = (browser: string): string => `
Performance, side by side in one run: the ratios count, the figures are this machine's.
Node ${process.versions.node}, Chromium ${browser}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}.

Pages a second: GET /aktuelles, brotli, over ${CONNECTIONS} connections kept open; from the page set, and the same page
  rendered for each request (an empty search) and compressed with a lower quality. In turns, ${ROUNDS} rounds of
  ${SECONDS} s each, median. Those who ask run on the same processors as the site.
First visits: Chromium with an empty cache, 412 × 823 px; ${roundTripMs} ms a request, ${downMegabits} Mbit/s down, the processor
  slowed down ${slowdown} times, by the browser's own throttling, HTTP/1.1. Composed: the site as it is. Plain client
  federation: the same built files behind a document without the server's markup, hints, loader data, the
  remotes' stylesheets, import map and content security policy. Both come through a proxy on this machine. In
  turns, ${VISITS} visits each, median. LCP: largest contentful paint. Bytes: over the wire with headers, until the
  network is idle.
`;

interface Row {
  measured: string;
  site: string;
  other: string;
  ratio: string;
}

const figure = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const times = (value: number) => `${figure(value, value < 10 ? 2 : 0)} ×`;

const rows = (rates: PageRates, comparisons: Comparison[]): Row[] => [
  { measured: 'Pages a second', site: 'page set', other: 'on demand', ratio: 'page set / on demand' },
  {
    measured: '/aktuelles',
    site: figure(rates.pageSet),
    other: figure(rates.onDemand),
    ratio: times(rates.pageSet / rates.onDemand),
  },
  { measured: 'First visit', site: 'composed', other: 'plain', ratio: 'plain / composed' },
  ...comparisons.flatMap(({ path, composed, plain }) => [
    {
      measured: `${path}  LCP, ms`,
      site: figure(composed.largestPaint),
      other: figure(plain.largestPaint),
      ratio: times(plain.largestPaint / composed.largestPaint),
    },
    {
      measured: `${path}  kB`,
      site: figure(composed.bytes / 1000, 1),
      other: figure(plain.bytes / 1000, 1),
      ratio: times(plain.bytes / composed.bytes),
    },
    {
      measured: `${path}  requests`,
      site: figure(composed.requests),
      other: figure(plain.requests),
      ratio: times(plain.requests / composed.requests),
    },
  ]),
];

/** The table as lines of text. */
export const performanceTable = (rates: PageRates, comparisons: Comparison[]): string =>
  rows(rates, comparisons)
    .map(
      ({ measured, site, other, ratio }) =>
        `${measured.padEnd(24)}${site.padStart(11)}${other.padStart(12)}   ${ratio}\n`,
    )
    .join('');

import { availableParallelism, loadavg } from 'node:os';
import type { Comparison, WayFigures } from './compare-ways.ts';
import { COMPOSITIONS, type ComposerCosts, QUERIES, RELEASES } from './composer-costs.ts';
import { EDITS, type HotReload } from './hot-reload.ts';
import { CONNECTIONS, type PageRates, ROUNDS, SECONDS } from './page-rate.ts';
import { line } from './page-visit.ts';
import { OPEN, type PreviewCosts } from './preview-costs.ts';
import { QUESTIONS, CONNECTIONS as SEARCH_CONNECTIONS, type SearchTimes } from './search-rate.ts';
import { type Spread, spreadOf } from './spread.ts';

const { roundTripMs, downMegabits } = line;

/** What is measured and how, for those who read the figures without the code. */
export const description = ({ browser, slowdown }: Comparison): string => `
Performance, side by side in one run: the ratios of the medians count, the figures are this machine's
(lowest and highest in brackets).
Node ${process.versions.node}, Chromium ${browser}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}.

Pages a second: GET /aktuelles, brotli, over ${CONNECTIONS} connections kept open; from the page set, and the same page
  rendered for each request (an empty search) and compressed with a lower quality. In turns, ${ROUNDS} rounds of
  ${SECONDS} s each, median. Those who ask run on the same processors as the site.
Visits: Chromium with an empty cache, 412 × 823 px; ${roundTripMs} ms a request, ${downMegabits} Mbit/s down, the processor
  slowed down ${slowdown} times, by the browser's own throttling, HTTP/1.1. Composed: the site as it is. Program: the same source as one
  server-rendered program without federation. Federation: by Module Federation in the browser, as the plugin's defaults make it. Files: the
  site's own answers as static files behind nginx, which is the floor. In turns, medians. Cold, with an empty cache: FCP and LCP, first and
  largest contentful paint; hydrated; TBT, what tasks of over 50 ms had above that until then; INP, of a press of the page's first button in the
  middle of the hydration; rounds, answers that had to come one after the other for LCP; bytes over the wire with headers until
  the network is idle. Warm: LCP and bytes once more. Next: from the press of a link to the next page's headline.
Rendering: by processes that the shell starts, and by those of a composer of its own behind a socket (COMPOSER_SOCKET), in turns.
  ${RELEASES} releases of mfe-news with other code, from before their files are stored until they are live, of which the shell's look at the origin,
  twice a second, is a quarter of a second at the mean; ${COMPOSITIONS} compositions of all pages from nothing; ${QUERIES} searches, each for something
  else. Memory: of the shell and all that renders for it, shared pages counted once, by the sets of releases that visitors see.
Previews: what visitors of the live site notice of ${OPEN} open ones, whose pages are visited at the same time, beside a site without any;
  and while previews are opened one after the other without a pause, each of which is composed anew. In turns, ${2 * ROUNDS} rounds of
  ${SECONDS} s each, median: pages a second as above; the time to the last byte of a page of which each connection asks every 10 ms. Memory as above, also
  when somebody has searched in each preview, which starts a process.
Restaurant search: ${QUESTIONS} questions of twelve kinds through the edge over ${SEARCH_CONNECTIONS} connections; the limit for the 99th
  percentile is 20 ms.
Hot reload: \`npm run dev -w mfe-news\` in the pages of a running site; ${EDITS} edits of the remote and of a section in shared/, in
  turns, from the write to the frame that shows it, beside a load of the same page. The limit is a second.
`;

type Compared = [measured: string, site: string, other: string, ratio: string];

export const figure = (value: number, digits: number) =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });

export const figures = ({ median, lowest, highest }: Spread, digits: number) =>
  lowest === highest
    ? figure(median, digits)
    : `${figure(median, digits)} (${figure(lowest, digits)}–${figure(highest, digits)})`;

/** One line of figures; the ratio is the better way's gain. */
function compared(
  measured: string,
  { site, other, gain }: { site: Spread; other: Spread; gain: number },
  digits = 0,
): Compared {
  const ratio = `${figure(gain, gain < 10 ? 2 : 0)} ×`;
  return [measured, figures(site, digits), figures(other, digits), ratio];
}

const linesOf = (table: Compared[]): string =>
  table
    .map(
      ([measured, site, other, ratio]) =>
        `${measured.padEnd(22)}${site.padStart(26)}${other.padStart(26)}   ${ratio}\n`,
    )
    .join('');

const inThousands = ({ median, lowest, highest }: Spread): Spread => ({
  median: median / 1000,
  lowest: lowest / 1000,
  highest: highest / 1000,
});

const rateLine = ({ pageSet, onDemand }: PageRates): Compared =>
  compared('/aktuelles', { site: pageSet, other: onDemand, gain: pageSet.median / onDemand.median });

/** What the table has of each way, with its unit. */
const columns: [head: string, read: (figures: WayFigures) => Spread, digits?: number][] = [
  ['FCP', ({ cold }) => cold.firstPaint],
  ['LCP', ({ cold }) => cold.largestPaint],
  ['hydrated', ({ cold }) => cold.hydrated],
  ['TBT', ({ cold }) => cold.blocking],
  ['INP', ({ press }) => press],
  ['rounds', ({ cold }) => cold.rounds],
  ['requests', ({ cold }) => cold.requests],
  ['kB', ({ cold }) => inThousands(cold.bytes), 1],
  ['warm LCP', ({ warm }) => warm.largestPaint],
  ['warm kB', ({ warm }) => inThousands(warm.bytes), 1],
  ['next', ({ secondPage }) => secondPage],
];

const row = (cells: string[]) =>
  `${cells.map((cell, index) => (index ? cell.padStart(10) : cell.padEnd(12))).join('')}\n`;

/** One table for each page, with how far the figures lie apart, and what has changed since the last run. */
export const wayTables = ({ pages, rounds }: Comparison, last?: Comparison): string =>
  pages
    .map(({ path, ways }) => {
      const before = last?.pages.find((page) => page.path === path)?.ways ?? {};
      const lines = Object.entries(ways).flatMap(([way, figures]) => {
        const cells = columns.map(([, read, digits = 0]) => figure(read(figures).median, digits));
        const spread = columns.map(([, read, digits = 0]) => {
          const { lowest, highest } = read(figures);
          return lowest === highest ? '' : `${figure(lowest, digits)}–${figure(highest, digits)}`;
        });
        const old = before[way as keyof typeof before];
        const change = columns.map(([, read]) => {
          const [now, then] = [read(figures).median, old ? read(old).median : 0];
          return then > 0 && now !== then
            ? `${now > then ? '+' : '−'}${figure((100 * Math.abs(now - then)) / then, 0)} %`
            : '';
        });
        return [row([way, ...cells]), row(['', ...spread]), ...(old ? [row(['  changed', ...change])] : [])];
      });
      return (
        row([`${path}, ${rounds} visits each`]) + row(['', ...columns.map(([head]) => head)]) + lines.join('')
      );
    })
    .join('\n');

/** The times of the restaurant search. */
export const searchLine = ({ median, p99, slowest }: SearchTimes): string =>
  `Restaurant search, ms   median ${figure(median, 1)}   p99 ${figure(p99, 1)}   slowest ${figure(slowest, 1)}\n`;

/** The times of hot reload; the ratio says what a developer saves who need not load the page. */
export const hotReloadLines = ({ ofRemote, ofSharedSection, ofReload }: HotReload): string =>
  [['of the remote', ofRemote] as const, ['of a section in shared/', ofSharedSection] as const]
    .map(([what, times]) => {
      const gain = figure(ofReload.median / times.median, 1);
      return `Edit ${what}, ms   ${figures(times, 0)}   a load of the page ${figures(ofReload, 0)}   ${gain} ×\n`;
    })
    .join('');

/** What it costs to render in a composer of its own; the ratio says how much dearer that is. */
export const composerTable = ({ beside, own }: { beside: ComposerCosts; own: ComposerCosts }): string => {
  const times = [
    ['Release to live', 'release', 0],
    ['All pages', 'composition', 0],
    ['A query page', 'query', 1],
  ] as const;
  const lines = times.map(([what, key, digits]) =>
    compared(
      `${what}, ms`,
      { site: beside[key], other: own[key], gain: own[key].median / beside[key].median },
      digits,
    ),
  );
  const memory = [...beside.memoryMb].map(([sets, mb]): Compared => {
    const other = own.memoryMb.get(sets) ?? Number.NaN;
    return [`Memory, MB, ${sets} sets`, figure(mb, 0), figure(other, 0), `${figure(other / mb, 2)} ×`];
  });
  return linesOf([['Rendering', 'beside the shell', 'own composer', 'own / beside'], ...lines, ...memory]);
};

/** What live visitors notice of previews; the ratio says how much more it is than without. */
export const previewTable = (costs: PreviewCosts): string => {
  const { rate, median, p99, composing, memoryMb, opening } = costs;
  const beside = (other: Spread, none: Spread) => ({ site: none, other, gain: other.median / none.median });
  const memory = (mb: number) => beside(spreadOf([mb]), spreadOf([memoryMb.none]));
  return linesOf([
    ['Live, with previews', 'none open', `${OPEN} open`, `${OPEN} open / none`],
    compared('Pages a second', beside(rate.open, rate.none)),
    compared('Median, ms', beside(median.open, median.none), 2),
    compared('99th percentile, ms', beside(p99.open, p99.none), 2),
    compared('Memory, MB', memory(memoryMb.open)),
    compared('  searched in, MB', memory(memoryMb.searched)),
    ['', 'none open', 'while composed', 'while composed / none'],
    compared('Median, ms', beside(composing.median, median.none), 2),
    compared('99th percentile, ms', beside(composing.p99, p99.none), 2),
    ['Link to page, ms', figures(opening, 0), '', ''],
  ]);
};

/** The table as lines of text. */
export const performanceTable = (rates: PageRates): string =>
  linesOf([['Pages a second', 'page set', 'on demand', 'page set / on demand'], rateLine(rates)]);

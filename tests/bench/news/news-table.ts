import { figure, figures } from '../performance-table.ts';
import { type NewsCosts, PAGES, RELEASES } from './news-costs.ts';
import { SEARCHES } from './search-times.ts';

/** What is measured and how. */
export const newsDescription = `
The same site with more and more news, one after the other; those beyond the real ones are made of them. Live from nothing: a release
of mfe-news of which the site has no page yet, from its publication until it is live. One changed text: a release in which one item's
body is another, from before its files are stored; ${RELEASES} of them, median, lowest and highest in brackets. An item's page: ${PAGES} of them, each
for the first time after that release, and once more. Search: ${SEARCHES} different questions, one after the other, once the index is built.
Memory: of the shell, and with all that renders for it, shared pages counted once, after every page was asked for.
`;

/** The table, a column for each number of news. */
export const newsTable = (costs: readonly NewsCosts[]): string => {
  const row = (what: string, cell: (cost: NewsCosts) => string) =>
    `${what.padEnd(28)}${costs.map((cost) => cell(cost).padStart(24)).join('')}\n`;
  return [
    row('News', ({ count }) => figure(count, 0)),
    row('Live from nothing, s', ({ fromNothing }) => figure(fromNothing / 1_000, 1)),
    row('One changed text, ms', ({ release }) => figures(release, 0)),
    row("An item's page, first, ms", ({ firstPage }) => figures(firstPage, 1)),
    row("An item's page, again, ms", ({ page }) => figures(page, 1)),
    row('Page set, kB (br)', ({ set }) => figure(set, 0)),
    row('Memory of the shell, MB', ({ shellMb }) => figure(shellMb, 0)),
    row('… and what renders, MB', ({ allMb }) => figure(allMb, 0)),
    row('Search, median, ms', ({ search }) => figure(search.median, 1)),
    row('Search, p99, ms', ({ search }) => figure(search.p99, 1)),
  ].join('');
};

import { measureNews } from './news-costs.ts';
import { newsDescription, newsTable } from './news-table.ts';

const COUNTS = [18, 600, 6_000];

/**
 * `npm run bench -- news [count …]`: what the news cost by their number.
 * @throws Error if a count is none, or fewer than there are
 */
export async function runNews(asked: number[]): Promise<void> {
  const counts = asked.length > 0 ? asked : COUNTS;
  const wrong = counts.find((count) => !(Number.isInteger(count) && count >= 18 && count <= 19_000));
  if (wrong !== undefined) throw new Error(`${wrong} is no number of news from 18 to 19,000`);
  process.stdout.write(newsDescription);
  process.stdout.write(`\n${newsTable(await measureNews(counts))}`);
}

/*
 * `node search-client.ts <address of a site>`: asks its news for one thing after the other and prints how long the answers took. In a process of
 * its own: that of a bench, which has built and started all the rest, would stop for its own garbage while it waits.
 */
import { Agent, request } from 'node:http';
import { paths } from '@goldbraun/shared/contract/paths';
import { timeOf } from '../time-of.ts';
import { questions } from './many-news.ts';
import { SEARCHES, type SearchTimes } from './search-times.ts';

const [address] = process.argv.slice(2) as [string];
const agent = new Agent({ keepAlive: true });

async function ask(question: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const url = `${address}${paths.news}?${new URLSearchParams({ suche: question })}`;
  request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    answer.on('end', () => resolve(answer.statusCode)).on('error', reject);
    answer.resume();
  })
    .on('error', reject)
    .end();
  const status = await promise;
  if (status !== 200) throw new Error(`${question} is answered with ${status}.`);
}

const times: number[] = [];
for (const question of questions(SEARCHES)) times.push(await timeOf(() => ask(question)));
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(share * (times.length - 1))] as number;
process.stdout.write(JSON.stringify({ median: at(0.5), p99: at(0.99) } satisfies SearchTimes));

import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { allPaths, paths } from '../harness/pages.ts';

const CONNECTIONS = 4;
/** About a hundred pages a second, which leaves the machine something for the releases. */
const PAUSE_MS = 20;

export interface Tally {
  requests: number;
  failed: string[];
  mixed: string[];
}

interface Answer {
  status: number;
  body: string;
}

function ask(address: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** The versions of a remote that a document names: one, or it is put together from two releases. */
const versionsIn = (html: string, remote: string): string[] => [
  ...new Set(
    Array.from(
      html.matchAll(new RegExp(`/remotes/${remote}/([^/"]+)/`, 'g')),
      ([, version]) => version as string,
    ),
  ),
];

const addresses = [...allPaths, `${paths.news}?suche=Kiel`, `${paths.news}?suche=Solar`];

/**
 * Visits every page over and over, with one of its scripts each, until the signal.
 * @param titles what the news page must be called, by the version of mfe-news that it names
 */
export async function visitUntil(
  signal: AbortSignal,
  site: string,
  titles: Map<string, string>,
): Promise<Tally> {
  const tally: Tally = { requests: 0, failed: [], mixed: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const request = async (path: string): Promise<string> => {
    tally.requests += 1;
    const { status, body } = await ask(site + path, agent).catch((error) => ({
      status: String(error),
      body: '',
    }));
    if (status !== 200) tally.failed.push(`${path}: ${status}`);
    return body;
  };
  const visit = async (path: string) => {
    const html = await request(path);
    const versions = remoteNames.map((remote) => versionsIn(html, remote));
    if (versions.some(({ length }) => length > 1)) tally.mixed.push(`${path}: ${versions.join(' ')}`);
    const [news] = versionsIn(html, 'mfe-news');
    const title = path === paths.news && /<h1[^>]*>([^<]*)</.exec(html)?.[1];
    if (title && title !== titles.get(news ?? '')) tally.mixed.push(`${path}: "${title}" of ${news}`);
    const [, script] = /<link rel="modulepreload" href="([^"]+)"/.exec(html) ?? [];
    if (script) await request(script);
  };
  let next = 0;
  const visitOn = async () => {
    while (!signal.aborted) {
      await visit(addresses[next++ % addresses.length] as string);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitOn));
  agent.destroy();
  return tally;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { freePort } from '../harness/free-port.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { NodeHeap } from './node-heap.ts';
import { type Tally, visitUntil } from './visitors.ts';

const RELEASES = 30;
/** Before the first look at the heap: what grows once is not what leaks. */
const WARM_UP = 6;
const LIVE_LIMIT_MS = 60_000;
const LOOK_MS = 100;

export interface ReleaseLoad extends Tally {
  releases: number;
  /** From the write of the discovery file to the first page of the release, in ms, sorted. */
  liveAfterMs: number[];
  heapGrowthMb: number;
}

async function releaseAndWait(site: TestSite, remote: string, titles: Map<string, string>, count: number) {
  const title = `Aktuelles ${count}`;
  const version = await releaseVariant(
    site,
    remote,
    (file, content) =>
      file === 'server.cjs'
        ? `${content.replaceAll("'Aktuelles'", `'${title}'`).replaceAll('"Aktuelles"', `"${title}"`)}\n// ${count}`
        : content,
    { beforeLive: (released) => remote === 'mfe-news' && titles.set(released, title) },
  );
  const begun = performance.now();
  while ((await healthOf(site)).remotes[remote]?.version !== version) {
    if (performance.now() - begun > LIVE_LIMIT_MS) throw new Error(`${remote} ${version} does not go live.`);
    await sleep(LOOK_MS);
  }
  return performance.now() - begun;
}

/** Releases thirty times while visitors come, and counts what they see of it. */
export async function measureReleaseLoad(): Promise<ReleaseLoad> {
  const port = await freePort();
  const site = await launchSite('production', { env: { NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` } });
  try {
    const heap = await NodeHeap.of(site.group.pid('shell') as number, port);
    const over = new AbortController();
    const titles = new Map([[(await healthOf(site)).remotes['mfe-news']?.version ?? '', 'Aktuelles']]);
    const visitors = visitUntil(over.signal, site.address.replace('localhost', '127.0.0.1'), titles);
    const liveAfterMs: number[] = [];
    let before = 0;
    for (let count = 1; count <= WARM_UP + RELEASES; count += 1) {
      const remote = remoteNames[count % remoteNames.length] as string;
      const ms = await releaseAndWait(site, remote, titles, count);
      if (count === WARM_UP) before = await heap.usedMb();
      if (count > WARM_UP) liveAfterMs.push(ms);
    }
    over.abort();
    const tally = await visitors;
    const heapGrowthMb = (await heap.usedMb()) - before;
    heap.close();
    return { ...tally, releases: RELEASES, liveAfterMs: liveAfterMs.sort((a, b) => a - b), heapGrowthMb };
  } finally {
    await site.stop();
  }
}

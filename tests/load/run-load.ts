import { measureBrowserHeap } from './browser-heap.ts';
import { measureReleaseLoad } from './release-load.ts';

const SERVER_HEAP_LIMIT_MB = 5;
const BROWSER_HEAP_LIMIT_MB = 1;

/** Runs the load tests, prints their figures, and tells whether all are within their bounds. */
export async function runLoad(): Promise<boolean> {
  const outcomes: boolean[] = [];
  const report = (sentence: string, good: boolean) => {
    outcomes.push(good);
    process.stdout.write(`${good ? 'passed' : 'FAILED'}  ${sentence}\n`);
  };
  const load = await measureReleaseLoad();
  const [median, slowest] = [
    load.liveAfterMs[Math.floor(load.liveAfterMs.length / 2)],
    load.liveAfterMs.at(-1),
  ];
  const seconds = (ms = Number.NaN) => (ms / 1000).toFixed(1);
  process.stdout.write(
    `${load.releases} releases, live after ${seconds(median)} s (median), ${seconds(slowest)} s (slowest)\n`,
  );
  report(
    `${load.failed.length} of ${load.requests} requests failed ${load.failed.slice(0, 3).join(', ')}`,
    load.failed.length === 0,
  );
  report(
    `${load.mixed.length} pages of mixed versions ${load.mixed.slice(0, 3).join(', ')}`,
    load.mixed.length === 0,
  );
  report(
    `the shell's heap grew by ${load.heapGrowthMb.toFixed(2)} MB (at most ${SERVER_HEAP_LIMIT_MB})`,
    load.heapGrowthMb < SERVER_HEAP_LIMIT_MB,
  );
  const browser = await measureBrowserHeap();
  report(
    `a tab's heap grew by ${browser.heapGrowthMb.toFixed(2)} MB over ${browser.changes} route changes (at most ${BROWSER_HEAP_LIMIT_MB})`,
    browser.heapGrowthMb < BROWSER_HEAP_LIMIT_MB,
  );
  return outcomes.every(Boolean);
}

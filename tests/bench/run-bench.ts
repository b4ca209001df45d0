import { findChromium } from '../../shared/site/chromium.ts';
import { launchSite } from '../harness/launch.ts';
import { compareWays, lastComparison, minutesOf, type Visits } from './compare-ways.ts';
import { measureComposerCosts } from './composer-costs.ts';
import { measureHotReload } from './hot-reload.ts';
import { measurePageRates } from './page-rate.ts';
import {
  composerTable,
  description,
  hotReloadLines,
  performanceTable,
  previewTable,
  searchLine,
  wayTables,
} from './performance-table.ts';
import { measurePreviewCosts } from './preview-costs.ts';
import { measureSearch } from './search-rate.ts';

export interface BenchOptions extends Visits {
  /** The visits alone. */
  visitsAlone: boolean;
}

/** Measures a site of its own, which it starts and ends, and prints the performance table. */
export async function runBench({ visitsAlone, ...visits }: BenchOptions): Promise<void> {
  const executable = findChromium();
  const site = await launchSite('production');
  try {
    const address = new URL(site.address);
    // Chromium and Node may each prefer another family of addresses for the name "localhost".
    address.hostname = '127.0.0.1';
    process.stdout.write(`Measuring, about ${minutesOf(visits) + (visitsAlone ? 0 : 6)} minutes …\n`);
    const tables = visitsAlone ? [] : await measureServer(address, executable);
    const last = lastComparison(visits.slowdown);
    const comparison = await compareWays(address, executable, visits);
    process.stdout.write(`${description(comparison)}\n${tables.join('')}\n${wayTables(comparison, last)}`);
  } finally {
    await site.stop();
  }
}

/** What does not depend on the way. */
async function measureServer(address: URL, executable: string): Promise<string[]> {
  const rates = await measurePageRates(address);
  const times = await measureSearch(address);
  const reloads = await measureHotReload(executable);
  const costs = await measureComposerCosts();
  const previews = await measurePreviewCosts();
  return [
    performanceTable(rates),
    composerTable(costs),
    previewTable(previews),
    searchLine(times),
    hotReloadLines(reloads),
  ];
}

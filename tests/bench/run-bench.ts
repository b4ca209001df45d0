import { paths } from '@goldbraun/shared/contract/paths';
import { findChromium } from '../../shared/site/chromium.ts';
import { launchSite } from '../harness/launch.ts';
import { compareVisits } from './compare-visits.ts';
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
} from './performance-table.ts';
import { measurePreviewCosts } from './preview-costs.ts';
import { measureSearch } from './search-rate.ts';

/** Measures a site of its own, which it starts and ends, and prints the performance table. */
export async function runBench(): Promise<void> {
  const chromium = findChromium();
  const site = await launchSite('production');
  try {
    const address = new URL(site.address);
    // Chromium and Node may each prefer another family of addresses for the name "localhost".
    address.hostname = '127.0.0.1';
    process.stdout.write('Measuring, about six minutes …\n');
    const rates = await measurePageRates(address);
    const times = await measureSearch(address);
    const reloads = await measureHotReload(chromium);
    const costs = await measureComposerCosts();
    const previews = await measurePreviewCosts();
    const { browser, comparisons } = await compareVisits(address, chromium, [paths.home, paths.news]);
    process.stdout.write(
      `${description(browser)}\n${performanceTable(rates, comparisons)}${composerTable(costs)}${previewTable(previews)}${searchLine(times)}${hotReloadLines(reloads)}`,
    );
  } finally {
    await site.stop();
  }
}

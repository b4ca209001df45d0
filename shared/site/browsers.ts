/**
 * `npm run test:browsers`: the journeys that matter through the built site, in Firefox and in WebKitGTK, which come from the system's
 * packages. Prints `N passed, N failed` last. Arguments choose: `-- --project webkit`, `-- gallery`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideEngines } from '../../tests/browsers/engines/programs.ts';
import { buildAhead } from '../../tests/harness/builds.ts';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { playwrightTally, runSuite, type Tally } from '../toolchain/testing/suites.ts';

async function runJourneys(): Promise<Tally> {
  provideEngines();
  await buildAhead();
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const file = join(results, 'browsers.json');
  // What another run has counted is not to be told as this one's.
  rmSync(file, { force: true });
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '-c', 'tests/browsers/playwright.config.ts', ...process.argv.slice(2)];
  return runSuite(args, { cwd: root, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }, () =>
    playwrightTally(file),
  );
}

const { passed, failed } = await runJourneys().catch(reportAndExit);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

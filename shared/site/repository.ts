/**
 * `npm run test:repository`: a team's own repository, from the tarballs of the packages to a page that is live, in folders from
 * which this repository can't be read; and the news, released from such a folder. Arguments choose among the files.
 */
import { join } from 'node:path';
import { objectStorePrograms } from '../../tests/harness/object-store-programs.ts';
import { allParts, buildParts } from '../toolchain/build-parts.ts';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { runNode } from '../toolchain/testing/suites.ts';
import { chromiumSettings } from './chromium.ts';

async function runTests(): Promise<number> {
  process.stdout.write(`The object store's programs lie in ${objectStorePrograms()}.\n`);
  await buildParts(allParts, 'production');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '-c', 'tests/repository/playwright.config.ts', ...process.argv.slice(2)];
  return runNode(args, { cwd: root, env: chromiumSettings() });
}

process.exit(await runTests().catch(reportAndExit));

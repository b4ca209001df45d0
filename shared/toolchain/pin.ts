/** `npm run pin -w mfe-news -- <version>`: makes a kept release live and keeps it there. */
import { ReleaseStore } from '../release/release-store.ts';
import { dataDir, releaseStore } from './parts.ts';
import { reportAndExit } from './report.ts';

const [name = '', version = ''] = process.argv.slice(2);
try {
  new ReleaseStore(releaseStore(dataDir()), name).pin(version);
  process.stdout.write(`${name} is pinned to ${version}.\n`);
} catch (error) {
  reportAndExit(error);
}

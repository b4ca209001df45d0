/** `npm run promote -w mfe-news`: gives the running canary all visitors. */
import { ReleaseStore } from '../release/release-store.ts';
import { dataDir, releaseStore } from './parts.ts';
import { reportAndExit } from './report.ts';

const [name = ''] = process.argv.slice(2);
try {
  const version = new ReleaseStore(releaseStore(dataDir()), name).promote();
  process.stdout.write(`${name} ${version} is live for all.\n`);
} catch (error) {
  reportAndExit(error);
}

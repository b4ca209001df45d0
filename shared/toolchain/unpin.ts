/** `npm run unpin -w mfe-news`: lets releases go live again. */
import { ReleaseStore } from '../release/release-store.ts';
import { dataDir, releaseStore } from './parts.ts';
import { reportAndExit } from './report.ts';

const [name = ''] = process.argv.slice(2);
try {
  const version = new ReleaseStore(releaseStore(dataDir()), name).unpin();
  process.stdout.write(`${name} ${version} is live and no longer pinned.\n`);
} catch (error) {
  reportAndExit(error);
}

/** `npm run unpin -w mfe-news`: lets releases go live again. */
import { openReleases } from './open-releases.ts';
import { reportAndExit } from './report.ts';

const [name = ''] = process.argv.slice(2);
try {
  const version = await openReleases(name).unpin();
  process.stdout.write(`${name} ${version} is live and no longer pinned.\n`);
} catch (error) {
  reportAndExit(error);
}

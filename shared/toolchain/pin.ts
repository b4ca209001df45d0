/** `npm run pin -w mfe-news -- <version>`: makes a kept release live and keeps it there. */
import { openReleases } from './open-releases.ts';
import { reportAndExit } from './report.ts';

const [name = '', version = ''] = process.argv.slice(2);
try {
  await openReleases(name).pin(version);
  process.stdout.write(`${name} is pinned to ${version}.\n`);
} catch (error) {
  reportAndExit(error);
}

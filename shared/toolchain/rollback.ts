/** `npm run rollback -w mfe-news`: makes the release before the live one live again. */
import { openReleases } from './open-releases.ts';
import { reportAndExit } from './report.ts';

const [name = ''] = process.argv.slice(2);
try {
  const version = await openReleases(name).rollback();
  process.stdout.write(`${name} is back at ${version}.\n`);
} catch (error) {
  reportAndExit(error);
}
process.exit(0);

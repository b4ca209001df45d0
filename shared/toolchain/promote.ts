/** `npm run promote -w mfe-news`: gives the running canary all visitors. */
import { openReleases } from './open-releases.ts';
import { reportAndExit } from './report.ts';

const [name = ''] = process.argv.slice(2);
try {
  const version = await openReleases(name).promote();
  process.stdout.write(`${name} ${version} is live for all.\n`);
} catch (error) {
  reportAndExit(error);
}

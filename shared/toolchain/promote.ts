/** `npm run promote -w mfe-news`: gives the running canary all visitors. */
import { openStore } from './open-store.ts';
import { reportAndExit } from './report.ts';

const [name = ''] = process.argv.slice(2);
try {
  const version = openStore(name).promote();
  process.stdout.write(`${name} ${version} is live for all.\n`);
} catch (error) {
  reportAndExit(error);
}

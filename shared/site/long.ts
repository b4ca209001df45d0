/**
 * `npm run test:long`: the tests that take their time, unit tests and in a browser; the quick ones of the same subjects are in
 * `npm test`. Prints `N passed, N failed` last; the exit code is 1 if anything failed.
 */
import { browserTally, runAndExit, unitTally } from './checks/counted-suites.ts';

await runAndExit([() => unitTally('long'), () => browserTally('long')]);

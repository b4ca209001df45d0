/**
 * `npm test`: format and lint, types, unit tests, then the built site in a browser, and under abuse.
 * Prints `N passed, N failed` last; the exit code is 1 if anything failed.
 */
import { formatAndLint, types } from './checks/checks.ts';
import {
  abuseTally,
  browserTally,
  buildsForBrowserTests,
  checkTally,
  runAndExit,
  unitTally,
} from './checks/counted-suites.ts';

const builds = buildsForBrowserTests();
// Whoever waits for them tells of it.
builds.catch(() => {});

await runAndExit([
  () => checkTally(formatAndLint),
  () => checkTally(types),
  () => unitTally('quick'),
  () => browserTally('quick', builds),
  // What a process holds is asked of Linux's /proc. After all others: it takes the machine for itself.
  ...(process.platform === 'linux' ? [abuseTally] : []),
]);

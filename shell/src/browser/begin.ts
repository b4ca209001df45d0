import { BOOT_ELEMENT, type Boot } from '../boot.ts';
import { nextTask } from './next-task.ts';
import { announceReleases } from './remotes.ts';
import { start } from './start.tsx';

const boot: Boot = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? 'null');
announceReleases(boot);

const begin = () =>
  start(boot).catch((reason: unknown) => {
    // The server's page stays as it is, complete and with plain links; there is nothing to tell the visitor.
    if (process.env.NODE_ENV !== 'production') reportError(reason);
  });
// One more task of its own.
void nextTask().then(begin);

import { type Stats, unwatchFile, watchFile } from 'node:fs';
import type { Logger } from 'pino';
import type { RunningSite } from './running-site.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';

const LOOK_MS = 1_000;

const textOf = ({ site, remotes, releaseKeys }: SiteSettings) =>
  JSON.stringify({ site, remotes, releaseKeys });

/**
 * Puts what the file says that `SITE` names into effect when it changes, without a restart. What is wrong in it stands in the
 * log, and the site stays what it is.
 * @param file none, if the table is that of the shell's release, which never changes
 * @returns ends it
 */
export function followTable(
  running: Pick<RunningSite, 'settings' | 'change'>,
  file: string | undefined,
  log: Logger,
): () => void {
  if (!file) return () => {};
  let changing = Promise.resolve();
  const change = async () => {
    try {
      const { shell } = running.settings;
      const said = siteSettings(shell.folder);
      if (textOf(said) === textOf(running.settings)) return;
      await running.change({ ...running.settings, ...said });
      log.info({ remotes: said.site.remotes.map(({ remote }) => remote) }, 'site table is in effect');
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'site table is refused');
    }
  };
  const look = (now: Pick<Stats, 'mtimeMs'>) => {
    // Between the two halves of a replacement there is none.
    if (now.mtimeMs > 0) changing = changing.then(change);
  };
  // It may have changed while the site was made.
  look({ mtimeMs: 1 });
  watchFile(file, { interval: LOOK_MS, persistent: false }, look);
  return () => unwatchFile(file, look);
}

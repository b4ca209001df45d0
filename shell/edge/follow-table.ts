import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
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
 * @param lookMs how often it is looked at
 * @returns ends it
 */
export function followTable(
  running: Pick<RunningSite, 'settings' | 'change'>,
  file: string | undefined,
  log: Logger,
  lookMs = LOOK_MS,
): () => void {
  if (!file) return () => {};
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
  let seen = '';
  const look = async () => {
    // Taken before the file is read: whatever is written after that is seen at the next look.
    const stats = await stat(file).catch(() => undefined);
    // Between the two halves of a replacement there is none.
    if (!stats) return;
    const mark = `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
    if (mark === seen) return;
    seen = mark;
    await change();
  };
  const ended = new AbortController();
  const follow = async () => {
    while (!ended.signal.aborted) {
      await look();
      await sleep(lookMs, undefined, { signal: ended.signal, ref: false }).catch(() => {});
    }
  };
  void follow();
  return () => ended.abort();
}

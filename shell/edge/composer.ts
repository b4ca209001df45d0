import type { Logger } from 'pino';
import type { Composer } from '../composer/composition.ts';
import { DocumentMaker } from '../composer/documents/document-maker.ts';
import type { LocalRelease } from '../composer/line-up.ts';
import { LocalHost } from '../composer/renderer/local-host.ts';
import { RendererPool } from '../composer/renderer/renderer-pool.ts';
import { SocketHost } from '../composer/service/socket-host.ts';
import { askSite } from './ask-site.ts';
import type { EdgeSettings } from './settings.ts';

/**
 * The composer of a shell: its processes run where the settings say.
 * @param onFailing is told of releases whose process has ended by itself again and again
 */
export function composerOf(
  { shell, publicUrl, outside, site, search, composerSocket }: EdgeSettings,
  log: Logger,
  onFailing: (releases: readonly LocalRelease[], reason: string) => void,
): Composer {
  const onWait = (reason: string) => log.warn({ reason }, 'waiting for the composer');
  const host = composerSocket ? new SocketHost(composerSocket, shell.version, onWait) : new LocalHost();
  const ask = askSite(site, { '/search/': search });
  const renderers = new RendererPool({ shell, publicUrl, outside, site }, host, ask, log, onFailing);
  return { renderers, documents: new DocumentMaker() };
}

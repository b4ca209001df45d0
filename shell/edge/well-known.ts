import { SPOKEN_CONTRACTS } from '@goldbraun/shared/contract/version';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteTable } from '../src/routes.ts';
import type { LiveSite } from './live-site.ts';
import { readManifest } from './release-folder.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';
import type { EdgeSettings } from './settings.ts';

/** Where a site says what a team has to know of it: one address that stays. */
export const WELL_KNOWN = '/.well-known/goldbraun.json';

/** The table as a file has it, which `SITE` can name; where releases come from is the operator's own matter. */
function asFile({ remotes, redirects, menu }: SiteTable, keys: EdgeSettings['releaseKeys']) {
  const entries = remotes.map(({ remote, ...owned }) => {
    const links = menu.filter(({ path }) => owned.paths.includes(path));
    return [
      remote,
      {
        ...owned,
        ...(links.length > 0 ? { menu: links } : {}),
        ...(keys?.[remote] ? { keys: keys[remote] } : {}),
      },
    ] as const;
  });
  return { remotes: Object.fromEntries(entries), redirects };
}

/**
 * `GET /.well-known/goldbraun.json`: the contracts that this shell speaks, the versions of what it shares with remotes, whom
 * what belongs to, and the live releases. All of it is public. Beside it stands whom to write to about security; whatever else is
 * asked for there does not exist.
 */
export async function addWellKnown(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  {
    shell,
    site: table,
    releaseKeys,
    publicUrl,
  }: Pick<EdgeSettings, 'shell' | 'site' | 'releaseKeys' | 'publicUrl'>,
): Promise<void> {
  const { shared = {} } = await readManifest(shell.folder);
  const about = {
    shell: shell.version,
    contracts: SPOKEN_CONTRACTS,
    shared,
    site: asFile(table, releaseKeys),
  };
  const security = securityText(publicUrl);
  app.get(SECURITY_TEXT, (_request, reply) => reply.type('text/plain; charset=utf-8').send(security));
  // Home would be taken for what was asked for: https://www.rfc-editor.org/rfc/rfc8615
  const nothing = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Unter dieser Adresse gibt es nichts.\n');
  app.get('/.well-known', nothing);
  app.get('/.well-known/*', nothing);
  app.get(WELL_KNOWN, (_request, reply) => {
    const releases = Object.entries(site.state).map(([name, { version, shares }]) => [
      name,
      { version, shares },
    ]);
    return reply
      .header('cache-control', 'no-cache')
      .send({ ...about, releases: Object.fromEntries(releases) });
  });
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@goldbraun/shared/release/open-store';
import { Releases } from '@goldbraun/shared/release/releases';
import { buildPartNamed } from '../build-parts.ts';
import { liveReleases } from '../live-releases.ts';
import { remoteNames } from '../parts.ts';
import { ProcessGroup } from '../running/process-group.ts';
import { startEdge, startOrigins } from '../running/start-parts.ts';
import { shellHere } from '../shell-here.ts';
import { ownTable, siteTable } from '../site-table.ts';

/** A whole site around one remote. */
export interface SiteAround {
  /** Such as `http://localhost:4711`. */
  address: string;
  /** The version of the remote that is live. */
  version: string;
  /** Remotes that are not live in it, each with the reason. */
  absent: Record<string, string>;
  stop: () => Promise<void>;
}

/** Where nothing answers: the services are no part of it. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * Starts the shell as it is released, edge and composer, around the remote that is made in this folder and what is live of the
 * others (where `goldbraun check` takes it from). It listens on a free port and keeps all in a folder of its own.
 * @param env of the shell, as the README's table of settings has it: INTAKE_URL, SEARCH_URL, PANORAMA_URL, …
 * @throws BuildError if the remote can't be built
 */
export async function startSite({
  name = remoteNames[0] ?? '',
  env = {},
}: {
  name?: string;
  env?: Record<string, string>;
} = {}): Promise<SiteAround> {
  const quiet = () => {};
  const shell = await shellHere('production', quiet);
  const built = await buildPartNamed(name, 'production', quiet);
  const names = siteTable().remotes.map(({ remote }) => remote);
  const { releases, absent } = await liveReleases(names.filter((remote) => remote !== name));
  const data = mkdtempSync(join(tmpdir(), 'goldbraun-site-'));
  const group = new ProcessGroup({ restart: false, output: 'ignore' });
  const stop = async () => {
    await group.end();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const store = join(data, 'releases');
    const all = [built, ...releases.map(({ folder, ...release }) => ({ ...release, output: folder }))];
    for (const release of all)
      await new Releases(openStore(store, release.name), release.name).publish(release);
    const { port } = await startEdge(group, {
      shell: { ...shell, mode: 'production' },
      data,
      remotes: await startOrigins(group, names, store),
      intake: NOWHERE,
      search: NOWHERE,
      port: 0,
      env: { DRAIN_SECONDS: '0', ...tableIn(data), ...env },
    });
    return { address: `http://localhost:${port}`, version: built.version, absent, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The site's table without what is of the real origins alone: these releases are copies, which nobody has signed. */
function tableIn(data: string): Record<string, string> {
  const given = process.env.SITE || ownTable();
  if (!given) return { SITE: '' };
  const table: { remotes: Record<string, object> } = JSON.parse(readFileSync(given, 'utf8'));
  for (const entry of Object.values(table.remotes)) {
    Object.assign(entry, { keys: undefined, origin: undefined });
  }
  const file = join(data, 'site.json');
  writeFileSync(file, JSON.stringify(table));
  return { SITE: file, RELEASE_KEYS: '' };
}

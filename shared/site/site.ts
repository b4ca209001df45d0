import { join } from 'node:path';
import type { Built } from '../toolchain/build/build-part.ts';
import { openReleases } from '../toolchain/open-releases.ts';
import { releaseStore, remoteNames, root } from '../toolchain/parts.ts';
import { allThatBegun, BEHIND, ProcessGroup } from '../toolchain/running/process-group.ts';
import { startEdge, startOrigins } from '../toolchain/running/start-parts.ts';

export interface Site {
  address: string;
  /** Address of /metrics, if METRICS_PORT is set. */
  metrics?: string;
  group: ProcessGroup;
}

interface SiteOptions {
  built: Map<string, Built>;
  data: string;
  /** Where the releases are stored; by default in `data`. */
  store?: string;
  port: number;
  env?: Record<string, string>;
  /** False in tests that end a process and look at what is left. */
  restart?: boolean;
  output?: 'inherit' | 'ignore';
  /** Remotes that are not released, in tests of a site that lacks one. */
  without?: string[];
  /** Origins that run already, as REMOTES names them, from what the store holds; by default they are started. */
  origins?: (store: string) => Promise<string>;
}

/**
 * Releases what is not released yet and starts the parts of the site: an origin for each remote, the intake, the
 * restaurant search, the shell. All of them are processes of their own, as they are containers in docker-compose.yml.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { built, data, env = {} } = options;
  const store = options.store ?? releaseStore(data);
  const group = new ProcessGroup({ restart: options.restart, output: options.output });
  try {
    const [[intake, search], remotes] = await allThatBegun([
      startServices(group, data, env),
      releaseAndStartOrigins(group, store, options),
    ]);
    const shell = built.get('shell') as Built;
    const { port, metrics } = await startEdge(group, {
      shell: {
        version: shell.version,
        folder: shell.output,
        mode: shell.mode,
        // A build from a copy of the sources is served by that copy: both speak the same contracts.
        program: join(shell.folder, 'edge/main.ts'),
      },
      data,
      remotes,
      intake: `http://127.0.0.1:${intake.port}`,
      search: `http://127.0.0.1:${search.port}`,
      port: options.port,
      env,
    });
    return {
      address: `http://localhost:${port}`,
      ...(metrics ? { metrics: `http://127.0.0.1:${metrics}/metrics` } : {}),
      group,
    };
  } catch (error) {
    await group.end();
    throw error;
  }
}

const startServices = (group: ProcessGroup, data: string, env: Record<string, string>) =>
  group.startAll([
    {
      name: 'intake',
      script: join(root, 'mfe-acquisition/service/main.ts'),
      env: {
        ...BEHIND,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: data,
        TRUST_PROXY: 'loopback',
        // The shell has METRICS_PORT itself.
        ...(Number(process.env.METRICS_PORT)
          ? { METRICS_PORT: `${Number(process.env.METRICS_PORT) + 1}` }
          : {}),
        ...env,
      },
    },
    {
      name: 'restaurant-search',
      script: join(root, 'mfe-content/service/main.ts'),
      env: { ...BEHIND, PORT: '0', HOST: '127.0.0.1', ...env },
    },
  ]);

/** @returns the addresses of all origins, as REMOTES names them */
async function releaseAndStartOrigins(
  group: ProcessGroup,
  store: string,
  { built, env, without = [], origins }: SiteOptions,
): Promise<string> {
  if (process.env.REMOTES) return process.env.REMOTES;
  if (origins) {
    await releaseWhatIsNew(store, built, without);
    return origins(store);
  }
  // An origin gives out what there is when it is asked: it begins while the releases are written.
  const [addresses] = await allThatBegun([
    startOrigins(group, remoteNames, store, env),
    releaseWhatIsNew(store, built, without),
  ]);
  return addresses;
}

async function releaseWhatIsNew(store: string, built: Map<string, Built>, without: string[]): Promise<void> {
  for (const name of remoteNames.filter((remote) => !without.includes(remote))) {
    const part = built.get(name);
    if (part) await openReleases(name, store).publishIfNew(part);
  }
}

import { isBucket, publicAddressOf } from '@goldbraun/shared/bucket/bucket-address';
import { ORIGIN_PROGRAM } from '@goldbraun/shared/release/origin-program';
import { type BuiltShell, EDGE_PROGRAM } from '@goldbraun/shell/built';
import type { BuildMode } from '../build/build-target.ts';
import { BEHIND, type ProcessGroup, type RunningProcess } from './process-group.ts';

/**
 * Starts what remotes are fetched from: for a folder a process for each; a bucket is an origin itself.
 * @param store a folder, or `s3://bucket/prefix`
 * @returns their addresses, as REMOTES names them
 */
export async function startOrigins(
  group: ProcessGroup,
  names: readonly string[],
  store: string,
  env: Record<string, string> = {},
): Promise<string> {
  if (isBucket(store)) {
    const address = publicAddressOf(store, process.env);
    return names.map((name) => `${name}=${address}`).join(',');
  }
  const origins = await group.startAll(
    names.map((name) => ({
      name,
      script: ORIGIN_PROGRAM,
      env: { ...BEHIND, REMOTE: name, STORE: store, PORT: '0', HOST: '127.0.0.1', ...env },
    })),
  );
  return names.map((name, index) => `${name}=http://127.0.0.1:${origins[index]?.port}`).join(',');
}

/** What an edge is started with. */
interface EdgeOptions {
  shell: BuiltShell & {
    mode: BuildMode;
    /** What serves the build; the package's own by default. */
    program?: string;
  };
  /** The folder of what it has fetched. */
  data: string;
  /** The origins of all remotes, as REMOTES names them. */
  remotes: string;
  /** Addresses of the services. */
  intake: string;
  search: string;
  port: number;
  env?: Record<string, string>;
}

/**
 * Starts the edge, and with it the composer's processes.
 * @throws Error if it ends before it listens
 */
export const startEdge = (
  group: ProcessGroup,
  { shell, data, remotes, intake, search, port, env }: EdgeOptions,
): Promise<RunningProcess> =>
  group.start({
    name: 'shell',
    script: shell.program ?? EDGE_PROGRAM,
    env: {
      PORT: String(port),
      DATA_DIR: data,
      REMOTES: remotes,
      INTAKE_URL: intake,
      SEARCH_URL: search,
      SHELL_VERSION: shell.version,
      SHELL_FOLDER: shell.folder,
      NODE_ENV: shell.mode,
      ...env,
    },
  });

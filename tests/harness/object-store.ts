import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { objectStorePrograms } from './object-store-programs.ts';

const START_LIMIT_MS = 30_000;
const COMMAND_LIMIT_MS = 20_000;

/** Keys of the one user that a started object store has. */
export const OBJECT_STORE_KEYS = { AWS_ACCESS_KEY_ID: 'testkey', AWS_SECRET_ACCESS_KEY: 'testsecret' };

/** The environment of programs that were unpacked and not installed. */
function environmentOf(root: string, folder: string): NodeJS.ProcessEnv {
  const libraries = readdirSync(join(root, 'usr/lib'))
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => [
      join(root, 'usr/lib', name),
      join(root, 'usr/lib', name, 'ceph'),
      join(root, 'lib', name),
    ]);
  return {
    PATH: `${join(root, 'usr/bin')}:${process.env.PATH}`,
    LD_LIBRARY_PATH: libraries.join(':'),
    PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
    CEPH_CONF: join(folder, 'ceph.conf'),
  };
}

/** One monitor and one storage daemon that keeps all in memory, without passwords between them. */
function configuration(id: string, root: string, folder: string, monitor: number, port: number): string {
  const triplet = readdirSync(join(root, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const libraries = join(root, 'usr/lib', triplet);
  const settings = {
    fsid: id,
    mon_host: `v1:127.0.0.1:${monitor}`,
    public_addr: '127.0.0.1',
    cluster_addr: '127.0.0.1',
    auth_cluster_required: 'none',
    auth_service_required: 'none',
    auth_client_required: 'none',
    osd_pool_default_size: 1,
    osd_pool_default_pg_num: 1,
    osd_crush_chooseleaf_type: 0,
    osd_crush_update_on_start: false,
    osd_class_update_on_start: false,
    mon_allow_pool_size_one: true,
    mon_data_avail_crit: 0,
    paxos_propose_interval: 0.05,
    osd_objectstore: 'memstore',
    // When it is full, no write is answered any more.
    memstore_device_bytes: 8 * 1024 ** 3,
    osd_class_dir: join(libraries, 'rados-classes'),
    erasure_code_dir: join(libraries, 'ceph/erasure-code'),
    plugin_dir: join(libraries, 'ceph'),
    run_dir: folder,
    log_file: join(folder, '$name.log'),
    mon_data: join(folder, 'mon'),
    osd_data: join(folder, 'osd'),
    rgw_frontends: `beast endpoint=127.0.0.1:${port}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `[global]\n${lines.join('\n')}\n`;
}

/** A real object store that speaks S3: Ceph's gateway, in memory, on free ports. It ends with the process that has started it. */
export class ObjectStore {
  readonly endpoint: string;
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #daemons: ChildProcess[] = [];

  private constructor(folder: string, env: NodeJS.ProcessEnv, port: number) {
    this.#folder = folder;
    this.#env = env;
    this.endpoint = `http://127.0.0.1:${port}`;
  }

  /** @throws Error that says how to get it, if it is not there; otherwise with the end of its logs */
  static async start(): Promise<ObjectStore> {
    const root = objectStorePrograms();
    const folder = mkdtempSync(join(tmpdir(), 'goldbraun-object-store-'));
    for (const name of ['mon', 'osd']) mkdirSync(join(folder, name));
    const [monitor, port] = [await freePort(), await freePort()];
    const id = randomUUID();
    writeFileSync(join(folder, 'ceph.conf'), configuration(id, root, folder, monitor, port));
    const store = new ObjectStore(folder, environmentOf(root, folder), port);
    try {
      await store.#start(id, monitor);
      return store;
    } catch (error) {
      const logs = store.#logs();
      await store.stop();
      throw new Error(`The object store does not start: ${(error as Error).message}\n${logs}`);
    }
  }

  async #start(id: string, monitor: number): Promise<void> {
    const map = join(this.#folder, 'monmap');
    await this.#run('monmaptool', '--create', '--addv', 'a', `v1:127.0.0.1:${monitor}`, '--fsid', id, map);
    await this.#run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
    this.#daemon('ceph-mon', '-i', 'a');
    const storage = randomUUID();
    await this.#ceph('osd', 'new', storage, '0');
    await this.#ceph('osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=h');
    await this.#run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', storage);
    this.#daemon('ceph-osd', '-i', '0');
    this.#daemon('radosgw', '-n', 'client.rgw');
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await fetch(this.endpoint).catch(() => null))?.ok) {
      if (Date.now() > deadline) throw new Error(`nothing answers within ${START_LIMIT_MS / 1000} s`);
      await pause(50);
    }
    const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = OBJECT_STORE_KEYS;
    const user = ['--uid=team', '--display-name=team', `--access-key=${key}`, `--secret=${secret}`];
    await this.#run('radosgw-admin', 'user', 'create', ...user);
  }

  /** A command of the monitor. A client that has not heard yet which cluster this is asks for that of none, and is refused. */
  async #ceph(...args: string[]): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      try {
        return await this.#run('ceph', ...args);
      } catch (error) {
        if (!String(error).includes('problem getting command descriptions') || Date.now() > deadline)
          throw error;
      }
    }
  }

  async #run(command: string, ...args: string[]): Promise<void> {
    await promisify(execFile)(command, args, {
      cwd: this.#folder,
      env: this.#env,
      timeout: COMMAND_LIMIT_MS,
    });
  }

  #daemon(command: string, ...args: string[]): void {
    const output = openSync(join(this.#folder, `${command}.out`), 'w');
    // Ends with this process, however that ends.
    this.#daemons.push(
      spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args, '-f'], {
        cwd: this.#folder,
        env: this.#env,
        stdio: ['ignore', output, output],
      }),
    );
    closeSync(output);
  }

  #logs = () =>
    readdirSync(this.#folder)
      .filter((name) => /\.(out|log)$/.test(name))
      .map((name) => `${name}: ${readFileSync(join(this.#folder, name), 'utf8').slice(-1_000)}`)
      .join('\n');

  /** Ends it at once: it has nothing to keep. */
  async stop(): Promise<void> {
    for (const daemon of this.#daemons.reverse()) {
      if (daemon.exitCode !== null || daemon.signalCode !== null) continue;
      const ended = once(daemon, 'exit');
      daemon.kill('SIGKILL');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const run = promisify(execFile);
const NAMESPACES = ['--net', '--mount', '--uts', '--pid', '--fork', '--kill-child', '--mount-proc'];
const START_LIMIT_MS = 60_000;
const MAX_OUTPUT = 64 * 1024 * 1024;
/** The bridge to which all machines are plugged in, in the network of this process. */
export const BRIDGE = { name: 'br0', address: '192.168.78.1', visitors: '192.168.78.128/25' };
/** The network address of a visitor, one of those of the bridge; from 0 on. */
export const visitorAddress = (number: number): string => `192.168.78.${128 + number}`;

/** Debian's packages of Docker were unpacked into a folder, and are installed nowhere. */
function environmentOf(programs: string): NodeJS.ProcessEnv {
  const folders = ['usr/bin', 'usr/sbin'].map((folder) => join(programs, folder));
  return { ...process.env, PATH: [...folders, process.env.PATH].join(':') };
}

const networkOf = (process: number | 'self') => statSync(`/proc/${process}/ns/net`).ino;

/** One machine of the swarm: a Docker daemon with a disk and a network card of its own, in namespaces of this machine. */
export class Machine {
  readonly name: string;
  /** In the network that the bridge makes. */
  readonly address: string;
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  /**
   * @param number from 1 on
   * @param folder of the run
   * @param programs the folder in which Docker's programs are
   */
  constructor(number: number, folder: string, programs: string) {
    this.name = `n${number}`;
    this.address = `192.168.78.${10 + number}`;
    this.#folder = join(folder, this.name);
    this.#env = environmentOf(programs);
    mkdirSync(join(this.#folder, 'disk'), { recursive: true });
    writeFileSync(join(this.#folder, 'resolv.conf'), 'nameserver 127.0.0.1\n');
  }

  get isOn(): boolean {
    return this.#process !== undefined;
  }

  /** What its daemon has said, for whoever looks for a reason. */
  get log(): string {
    return readFileSync(join(this.#folder, 'log'), 'utf8');
  }

  /** Starts it with the disk that it has; resolves when its daemon answers. */
  async boot(): Promise<void> {
    const log = openSync(join(this.#folder, 'log'), 'a');
    const program = [join(import.meta.dirname, 'node.sh'), this.name, `${this.address}/24`, this.#folder];
    const child = spawn('unshare', [...NAMESPACES, '--propagation', 'private', 'sh', ...program], {
      env: this.#env,
      stdio: ['ignore', log, log],
    });
    this.#process = child;
    const pid = child.pid as number;
    await expect.poll(() => networkOf(pid), { intervals: [20] }).not.toBe(networkOf('self'));
    await run('ip', ['link', 'add', this.name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid)]);
    await run('ip', ['link', 'set', this.name, 'master', BRIDGE.name, 'up']);
    const answers = () => this.docker('info').then(Boolean, () => false);
    await expect.poll(answers, { intervals: [100], timeout: START_LIMIT_MS, message: this.log }).toBe(true);
  }

  /** Its cable is pulled: it runs on, and reaches nobody. */
  cut = (): Promise<unknown> => run('ip', ['link', 'set', this.name, 'down']);

  /** The cable is put back in. */
  mend = (): Promise<unknown> => run('ip', ['link', 'set', this.name, 'up']);

  /** Its power is gone: cable and all processes at once. */
  async losePower(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = undefined;
    // It may have no cable yet.
    await run('ip', ['link', 'del', this.name]).catch(() => {});
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // The first process of its namespaces ends with it (--kill-child), and with that everything there.
    child.kill('SIGKILL');
    await ended;
  }

  /** Gives what the command prints; throws with what it says if it fails. */
  docker(...args: string[]): Promise<string> {
    return this.dockerWith('', ...args);
  }

  /**
   * The same for a command that reads.
   * @param input what it gets to read
   */
  async dockerWith(input: string, ...args: string[]): Promise<string> {
    const command = ['--host', `unix://${join(this.#folder, 'sock')}`, ...args];
    const running = run('docker', command, { env: this.#env, maxBuffer: MAX_OUTPUT });
    // A command that reads nothing may have ended before.
    running.child.stdin?.on('error', () => {}).end(input);
    return (await running).stdout;
  }
}

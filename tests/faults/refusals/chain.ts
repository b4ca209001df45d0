import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeEnvironment } from '../../../mfe-acquisition/service/testing/node-environment.ts';
import { Nginx, nginxProgram } from '../../harness/nginx.ts';
import { freePort, IntakeProcess } from '../intake-process.ts';
import { fillUp } from './refused-requests.ts';
import type { State, Way } from './ways.ts';

const states: State[] = ['open', 'limited', 'full', 'away'];
const environments: Record<Exclude<State, 'away'>, Record<string, string>> = {
  open: {},
  limited: { RATE_LIMIT: '1' },
  full: { ATTACHMENT_QUOTA_MB: '15' },
};

export const ways: Way[] = [
  'directly',
  'through the shell',
  ...(nginxProgram ? ['through nginx' as const] : []),
];

/** Intakes in each state, a shell before each, and nginx before each of those. */
export class Chain {
  readonly #intakes = new Map<State, IntakeProcess>();
  readonly #addresses = new Map<string, string>();
  readonly #proxies: Nginx[] = [];
  #edges: ChildProcess | undefined;
  #output = '';

  static async start(): Promise<Chain> {
    const chain = new Chain();
    try {
      await chain.#start();
    } catch (error) {
      await chain.remove();
      throw error;
    }
    return chain;
  }

  async #start(): Promise<void> {
    for (const [state, env] of Object.entries(environments)) {
      const intake = await IntakeProcess.at({ env: { TRUST_PROXY: 'loopback', ...env } });
      this.#intakes.set(state as State, intake);
      this.#addresses.set(`${state} directly`, intake.url);
    }
    await Promise.all([...this.#intakes.values()].map((intake) => intake.start()));
    await fillUp(this.address('full', 'directly'));
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const env = {
      ...nodeEnvironment,
      INTAKES: states.map((state) => this.#intakes.get(state)?.url ?? nobody).join(','),
    };
    this.#edges = fork(join(__dirname, 'edges.ts'), { env, silent: true, execArgv: [] });
    for (const stream of [this.#edges.stdout, this.#edges.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output += chunk;
      });
    }
    const ended = once(this.#edges, 'exit').then(() => Promise.reject(new Error(this.#output)));
    ended.catch(() => {});
    const [{ ports }] = await Promise.race([once(this.#edges, 'message'), ended]);
    for (const [index, state] of states.entries()) {
      this.#addresses.set(`${state} through the shell`, `http://127.0.0.1:${ports[index]}`);
      if (!nginxProgram) continue;
      const proxy = await Nginx.start(nginxProgram, [ports[index]]);
      this.#proxies.push(proxy);
      this.#addresses.set(`${state} through nginx`, proxy.address);
    }
  }

  address(state: State, way: Way): string {
    const address = this.#addresses.get(`${state} ${way}`);
    if (!address) throw new Error(`an intake that is ${state} can not be asked ${way}`);
    return address;
  }

  intake(state: Exclude<State, 'away'>): IntakeProcess {
    return this.#intakes.get(state) as IntakeProcess;
  }

  /** What the shells have logged. */
  get shellLog(): string {
    return this.#output;
  }

  async remove(): Promise<void> {
    for (const proxy of this.#proxies) await proxy.stop();
    if (this.#edges && this.#edges.exitCode === null) {
      const ended = once(this.#edges, 'exit');
      this.#edges.kill('SIGKILL');
      await ended;
    }
    for (const intake of this.#intakes.values()) await intake.remove();
  }
}

import { execFile, execFileSync } from 'node:child_process';
import { rmdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { BRIDGE, Machine } from './machine.ts';

const run = promisify(execFile);
const CONTROL_GROUPS = '/sys/fs/cgroup';
/** A manager that comes back may unseat the leader: half a minute without one. */
const WELL_LIMIT_MS = 120_000;
const MACHINES = [1, 2, 3];

/** The folders of that name in all hierarchies of control groups, the innermost first. */
const controlGroups = (): string[] =>
  execFileSync('find', [CONTROL_GROUPS, '-depth', '-type', 'd', '-path', '*/goldbraun-swarm*'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

/**
 * A Docker Swarm of three managers, each a machine of its own on one bridge. This process has to be root, in a network namespace of its own
 * (see shared/site/swarm.ts).
 */
export class Swarm {
  readonly machines: readonly Machine[];

  private constructor(folder: string, programs: string) {
    this.machines = MACHINES.map((number) => new Machine(number, folder, programs));
  }

  /** Starts three machines and joins them; resolves when all are ready. */
  static async start(folder: string, programs: string): Promise<Swarm> {
    if (Object.keys(networkInterfaces()).some((name) => name !== 'lo')) {
      throw new Error('The swarm needs a network namespace of its own: start it with npm run test:swarm.');
    }
    await run('ip', ['link', 'set', 'lo', 'up']);
    await run('ip', ['link', 'add', BRIDGE.name, 'type', 'bridge']);
    await run('ip', ['link', 'set', BRIDGE.name, 'up']);
    await run('ip', ['addr', 'add', `${BRIDGE.address}/24`, 'dev', BRIDGE.name]);
    // Each visitor has an address of their own.
    await run('ip', ['route', 'add', 'local', BRIDGE.visitors, 'dev', BRIDGE.name]);
    const swarm = new Swarm(folder, programs);
    try {
      await Promise.all(swarm.machines.map((machine) => machine.boot()));
      await swarm.#join();
    } catch (error) {
      await swarm.stop();
      throw error;
    }
    return swarm;
  }

  async #join(): Promise<void> {
    const [first, ...others] = this.machines as [Machine, ...Machine[]];
    await first.docker('swarm', 'init', '--advertise-addr', first.address);
    const token = (await first.docker('swarm', 'join-token', '--quiet', 'manager')).trim();
    for (const machine of others) {
      const to = ['--token', token, `${first.address}:2377`];
      await machine.docker('swarm', 'join', '--advertise-addr', machine.address, ...to);
    }
    await this.well();
  }

  /** A machine that is on. */
  get manager(): Machine {
    const machine = this.machines.find(({ isOn }) => isOn);
    if (!machine) throw new Error('No machine of the swarm is on.');
    return machine;
  }

  /** The machine that leads the managers. */
  async leader(): Promise<Machine> {
    const lines = await this.manager.docker('node', 'ls', '--format', '{{.Hostname}} {{.ManagerStatus}}');
    const name = /^(\S+) Leader$/m.exec(lines)?.[1];
    const machine = this.machines.find((each) => each.name === name);
    if (!machine) throw new Error('No machine leads the swarm.');
    return machine;
  }

  /** Resolves when each machine that is on is ready, and a manager that others reach. */
  async well(): Promise<void> {
    const on = this.machines.filter(({ isOn }) => isOn).length;
    const ready = async () => {
      const format = ['--format', '{{.Status}} {{.ManagerStatus}}'];
      const lines = await this.manager.docker('node', 'ls', ...format).catch(() => '');
      return lines.match(/^Ready (?:Leader|Reachable)$/gm)?.length ?? 0;
    };
    await expect.poll(ready, { timeout: WELL_LIMIT_MS }).toBe(on);
  }

  /** Ends all machines, and leaves nothing but what is in the folder of the run. */
  async stop(): Promise<void> {
    await Promise.all(this.machines.map((machine) => machine.losePower()));
    await run('ip', ['link', 'del', BRIDGE.name]);
    // A group can be removed when the last process of it is gone.
    await expect
      .poll(() => {
        for (const group of controlGroups()) {
          try {
            rmdirSync(group);
          } catch {}
        }
        return controlGroups();
      })
      .toEqual([]);
  }
}

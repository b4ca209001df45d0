import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { CaughtMail } from '../../mfe-acquisition/mail-catcher/main.ts';
import { root } from '../../shared/toolchain/parts.ts';
import { images, REGISTRY, stackFiles } from './images.ts';
import type { Machine } from './machine.ts';
import type { Outside } from './outside.ts';
import type { Swarm } from './swarm.ts';

const STACK = 'goldbraun';
const PORT = 8080;
const MAIL_PORT = 8025;
/** Every page is composed by three shells at once, on the processors of one machine. */
const DEPLOY_LIMIT_MS = 900_000;

/** A container of the stack, and the machine on which it runs. */
export interface Task {
  machine: Machine;
  id: string;
}

/** The site as a stack in a swarm. The first machine keeps the mails, nothing else is anybody's own. */
export class SwarmSite {
  readonly #swarm: Swarm;
  readonly #settingsFile: string;

  private constructor(swarm: Swarm, settingsFile: string) {
    this.#swarm = swarm;
    this.#settingsFile = settingsFile;
  }

  /**
   * Brings images, secrets and the stack into a swarm; resolves when all is healthy.
   * @param archive of the images, as `docker save` writes it
   * @param folder of the run
   */
  static async deploy(swarm: Swarm, outside: Outside, archive: string, folder: string): Promise<SwarmSite> {
    const settingsFile = join(folder, 'settings.env');
    // All senders are of one network, and each may have only a part of the quota.
    const settings = { PUBLIC_URL: '', ATTACHMENT_SHARE_PERCENT: '100', ...outside.settings };
    writeFileSync(
      settingsFile,
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const site = new SwarmSite(swarm, settingsFile);
    for (const machine of swarm.machines) await machine.docker('load', '--quiet', '--input', archive);
    const secrets = {
      // PostgreSQL is outside; the stack names the secret of its own all the same.
      'database-password': randomBytes(12).toString('hex'),
      'smtp-url': 'smtp://mail-catcher:1025',
      'preview-secret': randomBytes(12).toString('hex'),
      ...outside.secrets,
    };
    const { manager } = swarm;
    for (const [name, secret] of Object.entries(secrets)) {
      await manager.dockerWith(secret, 'secret', 'create', `${STACK}-${name}`, '-');
    }
    await site.release('1');
    return site;
  }

  /** Where visitors reach it: the proxy of each machine that is on. */
  get addresses(): string[] {
    return this.#swarm.machines.filter(({ isOn }) => isOn).map(({ address }) => `http://${address}:${PORT}`);
  }

  /** Makes the stack of a tag what runs, but for the proxies, whose machines would turn visitors away; resolves when every instance is replaced and healthy. */
  async release(tag: string): Promise<void> {
    const { manager } = this.#swarm;
    const env = {
      ...process.env,
      COMPOSE_PROFILES: 'mail',
      DATABASES: '0',
      REGISTRY,
      TAG: tag,
      PROXY_TAG: '1',
      PORT: String(PORT),
    };
    const stack = execFileSync(join(root, 'deploy/stack-config.sh'), stackFiles.slice(2), {
      env: { ...env, SETTINGS_FILE: this.#settingsFile },
      encoding: 'utf8',
    });
    const options = ['--detach=true', '--resolve-image', 'never', '--compose-file', '-'];
    await manager.dockerWith(stack, 'stack', 'deploy', ...options, STACK);
    await this.settled();
    expect(await this.#images(), 'what runs').toEqual([...new Set(['1', tag])]);
  }

  /** Replaces one part alone, as a team does that releases; resolves when every instance is of that image. */
  async releaseOne(service: string, image: string): Promise<void> {
    const options = ['--detach=true', '--no-resolve-image', '--image', image];
    await this.#swarm.manager.docker('service', 'update', ...options, `${STACK}_${service}`);
    await this.settled();
  }

  /** Gives all images another tag, as if they had been built anew. */
  async tagAll(tag: string): Promise<void> {
    const own = images('1').filter((image) => image.startsWith(REGISTRY));
    for (const machine of this.#swarm.machines) {
      for (const image of own) await machine.docker('tag', image, image.replace(/:1$/, `:${tag}`));
    }
  }

  /** The tags of the parts' images that the services name. */
  async #images(): Promise<string[]> {
    const lines = await this.#swarm.manager.docker('service', 'ls', '--format', '{{.Image}}');
    const tags = lines.split('\n').filter((line) => line.startsWith(REGISTRY));
    return [...new Set(tags.map((image) => image.slice(image.lastIndexOf(':') + 1)))].sort();
  }

  /** Resolves when as many instances of everything run as there should be, and no update is under way. */
  async settled(): Promise<void> {
    const unsettled = async () => {
      const { manager } = this.#swarm;
      const names = (await manager.docker('service', 'ls', '--format', '{{.Name}} {{.Replicas}}'))
        .trim()
        .split('\n');
      const short = names.filter((line) => !/ (\d+)\/\1\b/.test(line));
      const format = '{{.Spec.Name}} {{if .UpdateStatus}}{{.UpdateStatus.State}}{{end}}';
      const ids = names.map((line) => line.split(' ')[0] as string);
      const states = (await manager.docker('service', 'inspect', '--format', format, ...ids))
        .trim()
        .split('\n');
      return [...short, ...states.filter((line) => !/(?: completed| )$|^\S+$/.test(line))];
    };
    const told = () => unsettled().catch((error: Error) => [error.message]);
    await expect.poll(told, { timeout: DEPLOY_LIMIT_MS, intervals: [1_000] }).toEqual([]);
  }

  /** The instances of a service on the machines that are on. */
  async tasks(service: string): Promise<Task[]> {
    const filter = ['--filter', `label=com.docker.swarm.service.name=${STACK}_${service}`];
    const on = this.#swarm.machines.filter(({ isOn }) => isOn);
    const found = await Promise.all(
      on.map(async (machine) => {
        const ids = await machine.docker('ps', '--quiet', '--no-trunc', ...filter);
        return ids
          .split('\n')
          .filter(Boolean)
          .map((id) => ({ machine, id }));
      }),
    );
    return found.flat();
  }

  /** What an expression of Node gives in a container, or the error that it throws. */
  async inside({ machine, id }: Task, expression: string): Promise<string> {
    const code = `Promise.resolve().then(async () => ${expression}).then(String, String).then(console.log)`;
    return (await machine.docker('exec', id, 'node', '-e', code)).trim();
  }

  async mails(): Promise<CaughtMail[]> {
    const [first] = this.#swarm.machines;
    return (await fetch(`http://${first?.address}:${MAIL_PORT}/mails`)).json() as Promise<CaughtMail[]>;
  }
}

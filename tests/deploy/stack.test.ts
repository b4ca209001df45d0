import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../shared/toolchain/parts.ts';
import { type ComposeService, composeParts, partOf } from './compose-parts.ts';
import { type Difference, expectSamePart } from './same-part.ts';

interface StackService extends ComposeService {
  read_only?: boolean;
  cap_drop?: string[];
  networks?: Record<string, unknown>;
  ports?: { mode: string; target: number }[];
  secrets?: { source: string }[];
  configs?: { source: string }[];
  volumes?: { type: string; target: string; source?: string; read_only?: boolean }[];
  healthcheck?: { test?: string[]; retries?: number; timeout?: string; interval?: string };
  deploy: {
    mode?: string;
    replicas?: number;
    endpoint_mode: string;
    placement?: { constraints?: string[]; preferences?: { spread: string }[] };
    update_config: { order: string; failure_action?: string };
    resources: { limits: { memory: string; cpus: string }; reservations: { memory: string } };
  };
}

interface Stack {
  services: Record<string, StackService>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { external: boolean; name: string }>;
  configs: Record<string, { name: string; file: string }>;
}

/** What compose gives by its environment stands in the config. */
const inSettings = ['PUBLIC_URL'];
const differences: Record<string, Difference> = {
  shell: {
    more: ['PREVIEW_SECRET'],
    less: [
      ...inSettings,
      ...[
        'SITE',
        'RELEASE_KEYS',
        'TELEMETRY_SAMPLE',
        'PANORAMA_URL',
        'CONSENT_SCRIPT_ID',
        'CONSENT_SCRIPT_URL',
      ],
    ],
    other: ['COMPOSER_SOCKET'],
  },
  composer: { other: ['COMPOSER_SOCKET'] },
  intake: {
    less: [
      ...inSettings,
      ...['MAIL_FROM', 'MAIL_TO', 'RETENTION_DAYS', 'CLAMD_URL'],
      ...['ATTACHMENTS', 'AWS_ENDPOINT_URL', 'AWS_REGION', 'AWS_SESSION_TOKEN'],
    ],
  },
  'restaurant-search': { less: ['RESTAURANT_SEARCH_URL'] },
};

const canMerge = spawnSync('docker', ['compose', 'version']).status === 0;

// Where docker compose is not installed, the run in a swarm does this (npm run test:swarm).
(canMerge ? describe : describe.skip)('the stack', () => {
  const { stdout, stderr } = spawnSync(join(root, 'deploy/stack-config.sh'), { encoding: 'utf8' });
  if (canMerge && !stdout) throw new Error(stderr);
  const stack = (canMerge ? parse(stdout) : { services: {} }) as Stack;
  const services = Object.entries(stack.services);
  const compose = composeParts();
  const names = compose.map(({ name }) => name);
  const service = (name: string) => stack.services[name] as StackService;

  test('is one that docker takes', () => {
    const taken = spawnSync('docker', ['stack', 'config', '-c', '-'], { input: stdout, encoding: 'utf8' });
    expect(taken.stderr).toBe('');
    expect(taken.status).toBe(0);
  });

  test('has the parts of the compose file', () => {
    expect(services.map(([name]) => name).sort()).toEqual(names.toSorted());
  });

  test.each(names)('%s has the same settings, ports and user', (name) => {
    const parts = services.map(([part, made]) => partOf(part, made));
    expectSamePart(name, parts, compose, differences[name]);
  });

  test.each(names)(
    '%s has no right that it does not need, bounds, and a name that stands for its instances',
    (name) => {
      const { read_only, cap_drop, volumes, deploy, ...others } = service(name);
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
      // It would be passed over without a word.
      expect(others).not.toHaveProperty('tmpfs');
      expect(volumes).toContainEqual(expect.objectContaining({ type: 'tmpfs', target: '/tmp' }));
      expect(deploy.endpoint_mode).toBe('dnsrr');
      expect(Object.keys(deploy.resources.limits)).toEqual(expect.arrayContaining(['cpus', 'memory']));
      expect(deploy.resources.reservations.memory).toMatch(/^\d+$/);
    },
  );

  test('shells and intakes are three each, spread, and replaced when the new one is healthy', () => {
    for (const name of ['shell', 'intake']) {
      expect(service(name).deploy).toMatchObject({
        replicas: 3,
        placement: { preferences: [{ spread: 'node.hostname' }] },
        update_config: { order: 'start-first', failure_action: 'rollback' },
      });
    }
  });

  test('proxies are on every machine, on its own port', () => {
    const { deploy, ports } = service('proxy');
    expect(deploy).toMatchObject({ mode: 'global', update_config: { order: 'stop-first' } });
    expect(ports).toEqual([expect.objectContaining({ target: 8080, mode: 'host' })]);
    const published = services.filter(([, { ports: others }]) => others);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  test('the composer is on every machine, alone in a network that leads nowhere, and writes nothing but its socket', () => {
    const { deploy, networks = {}, volumes = [], secrets, configs } = service('composer');
    expect(deploy.mode).toBe('global');
    expect(Object.keys(networks)).toEqual(['nowhere']);
    expect(stack.networks.nowhere?.internal).toBe(true);
    const there = services.filter(([, { networks: joined = {} }]) => 'nowhere' in joined);
    expect(there.map(([name]) => name)).toEqual(['composer']);
    expect([secrets, configs]).toEqual([undefined, undefined]);
    const written = volumes.filter(({ read_only }) => !read_only).map(({ target }) => target);
    expect(written.sort()).toEqual(['/run/composer', '/tmp']);
  });

  test('PostgreSQL stays on its machine, never runs twice, and the intake alone reaches it', () => {
    const { deploy } = service('database');
    expect(deploy.placement?.constraints).toEqual(['node.labels.goldbraun.database==true']);
    expect(deploy.update_config.order).toBe('stop-first');
    const there = services.filter(([, { networks = {} }]) => 'database' in networks);
    expect(there.map(([name]) => name).sort()).toEqual(['database', 'intake']);
    expect(stack.networks.database?.internal).toBe(true);
  });

  test('a swarm ends what is unhealthy: nobody is for a moment of haste, nor for what another part lacks', () => {
    for (const name of names) {
      expect(service(name).healthcheck).toMatchObject({ interval: '15s', timeout: '10s' });
    }
    // An intake is unready while its database is away, and a proxy gets no page while no shell is there.
    expect(service('intake').healthcheck?.retries).toBe(20);
    expect(service('proxy').healthcheck?.test).not.toContain('-fsS');
    expect(service('proxy').healthcheck?.test).toContain('-sS');
  });

  test('secrets are files, each part has its own, and none stands in an environment', () => {
    const given = services.flatMap(([name, { secrets = [] }]) =>
      secrets.map(({ source }) => `${name} ${source}`),
    );
    const read = services.flatMap(([name, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([variable]) => variable.endsWith('_FILE'))
        .map(([, file]) => `${name} ${String(file).replace('/run/secrets/', '')}`),
    );
    expect(given.sort()).toEqual(read.sort());
    expect(Object.values(stack.secrets).every(({ external }) => external)).toBe(true);
    expect(stdout).not.toMatch(/\b(?:postgres|smtps?):\/\//);
  });

  test('who reads the config of settings is started with it', () => {
    const readers = services.filter(([, { configs }]) => configs).map(([name]) => name);
    const started = services.filter(([, { command = [] }]) =>
      command.includes('--env-file=/run/settings.env'),
    );
    expect(started.map(([name]) => name)).toEqual(readers);
    expect(readers.sort()).toEqual(['intake', 'restaurant-search', 'shell']);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { root } from '../../shared/toolchain/parts.ts';
import { composeParts, composeWays } from './compose-parts.ts';
import {
  baseManifests,
  containers,
  folder,
  kubernetesParts,
  type Manifest,
  ofKind,
  readDocuments,
  readKustomization,
} from './manifests.ts';
import { possibleWays } from './network-ways.ts';
import type { Part } from './part.ts';
import { type Difference, expectSamePart } from './same-part.ts';

const overlays = ['overlays/single', 'overlays/managed-postgres'];

/** With the reasons. */
const differences: Record<string, Difference> = {
  // The Secret has the names of kubernetes.io/tls.
  proxy: { more: ['TLS_CERT_FILE', 'TLS_KEY_FILE'] },
  // The table comes with the shell's release; previews are possible.
  shell: { more: ['PREVIEW_SECRET'], less: ['SITE'] },
  // Keys that last, of an account of its own, need no token.
  intake: { more: ['DRAIN_SECONDS'], less: ['AWS_SESSION_TOKEN'] },
  // An endpoint is out of use some seconds after a pod is told to end.
  'mfe-content': { more: ['DRAIN_SECONDS'] },
  'mfe-news': { more: ['DRAIN_SECONDS'] },
  'mfe-acquisition': { more: ['DRAIN_SECONDS'] },
  'restaurant-search': { more: ['DRAIN_SECONDS'] },
};

describe('the parts are those of the compose file', () => {
  const compose = composeParts();
  const kubernetes = kubernetesParts();

  test('no more and no fewer', () => {
    expect(kubernetes.map(({ name }) => name).sort()).toEqual(compose.map(({ name }) => name).sort());
  });

  test.each(compose.map(({ name }) => name))('%s has the same settings, ports, user and program', (name) => {
    expectSamePart(name, kubernetes, compose, differences[name]);
    const programOf = (parts: readonly Part[]) => parts.find((part) => part.name === name)?.command;
    expect(programOf(kubernetes)).toEqual(programOf(compose));
  });
});

describe('every container', () => {
  test.each(containers().map((placed) => [placed.container.name, placed] as const))(
    '%s has no right that it does not need, and bounds',
    (_name, { pod, container }) => {
      expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(Object.keys(container.resources?.requests ?? {}).sort()).toEqual(['cpu', 'memory']);
      expect(Object.keys(container.resources?.limits ?? {}).sort()).toEqual(['cpu', 'memory']);
      const volumes = pod.volumes?.map(({ name }) => name) ?? [];
      const claimed = container.name === 'database' ? ['database'] : [];
      expect([...volumes, ...claimed]).toEqual(
        expect.arrayContaining(container.volumeMounts?.map(({ name }) => name) ?? []),
      );
    },
  );

  test('is asked whether it is ready as docs/containers.md has it, and ended for a closed door alone', () => {
    const probes = containers().map(({ container }) => [
      container.name,
      container.readinessProbe?.httpGet?.path ?? Object.keys(container.readinessProbe ?? {})[0],
      Object.keys(container.livenessProbe ?? {})[0],
    ]);
    const service = (name: string) => [name, '/readyz', 'tcpSocket'];
    expect(probes.sort()).toEqual([
      // Its door is a socket in a folder; whether it is of use its shell says.
      ['composer', undefined, 'exec'],
      ['database', 'exec', 'tcpSocket'],
      service('intake'),
      service('mfe-acquisition'),
      service('mfe-content'),
      service('mfe-news'),
      // The proxy has no page of its own.
      ['proxy', '/robots.txt', 'tcpSocket'],
      service('restaurant-search'),
      service('shell'),
    ]);
  });

  test('the composer reads what its shell has fetched, and writes nothing but its socket', () => {
    const { container } = containers().find(({ container: { name } }) => name === 'composer') ?? {};
    expect(container?.restartPolicy).toBe('Always');
    const mounts = container?.volumeMounts?.map(
      ({ mountPath, readOnly }) => `${mountPath} ${readOnly === true}`,
    );
    expect(mounts).toEqual(['/tmp false', '/data true', '/run/composer false']);
  });
});

test('whoever asks somebody in the compose file may do so, and nobody else', () => {
  const parts = [...new Set(containers().map(({ owner }) => owner))];
  expect(possibleWays(parts)).toEqual(composeWays());
});

describe('several instances', () => {
  const deployments = ofKind<IDeployment>('Deployment');
  const scaled = ofKind<IHorizontalPodAutoscaler>('HorizontalPodAutoscaler');
  const budgets = ofKind<IPodDisruptionBudget>('PodDisruptionBudget');

  test.each(deployments.map(({ metadata, spec }) => [metadata.name, spec] as const))(
    '%s has them on several nodes, and never loses all of them at once',
    (name, spec) => {
      const scaler = scaled.find(({ spec: own }) => own?.scaleTargetRef.name === name);
      // With both, each apply would undo what the scaler has done.
      expect([spec?.replicas, scaler?.spec?.minReplicas].filter((count) => count !== undefined)).toHaveLength(
        1,
      );
      expect(spec?.replicas ?? scaler?.spec?.minReplicas).toBeGreaterThanOrEqual(2);
      expect(budgets.filter(({ spec: own }) => own?.selector?.matchLabels?.app === name)).toHaveLength(1);
      const labels = { app: name };
      expect(spec?.selector.matchLabels).toEqual(labels);
      expect(spec?.template.metadata?.labels).toEqual(labels);
      const spread = spec?.template.spec?.topologySpreadConstraints?.map(({ topologyKey, labelSelector }) => [
        topologyKey,
        labelSelector?.matchLabels,
      ]);
      expect(spread).toContainEqual(['kubernetes.io/hostname', labels]);
      expect(spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    },
  );

  test('a scaler looks at a container that there is', () => {
    const looked = scaled.map(({ spec }) => {
      const metric = spec?.metrics?.[0]?.containerResource;
      return `${spec?.scaleTargetRef.name} ${metric?.container} ${metric?.name}`;
    });
    expect(looked).toEqual(['shell shell cpu', 'intake intake cpu']);
  });
});

describe('what is named is there', () => {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');

  test('settings, in the file from which they are made', () => {
    const keys = text('base/settings.env').match(/^\w+(?==)/gm) ?? [];
    const references = containers().flatMap(({ container }) => container.env ?? []);
    const used = references.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef ?? []);
    expect(used.every(({ name }) => name === 'settings')).toBe(true);
    expect([...new Set(used.map(({ key }) => key))].sort()).toEqual([...keys].sort());
  });

  test('secrets, in the commands of deploy/README.md that make them', () => {
    const readme = readFileSync(join(root, 'deploy/README.md'), 'utf8');
    for (const { pod, container } of containers()) {
      const files = (container.env ?? []).filter(({ value }) => value?.startsWith('/run/secrets/goldbraun/'));
      if (files.length === 0) continue;
      const volume = pod.volumes?.find(({ name }) => name === 'secrets');
      const command = new RegExp(
        `create secret generic ${volume?.secret?.secretName} ((?:.*\\\\\\n)*.*)`,
      ).exec(readme)?.[1];
      const made = [...(command ?? '').matchAll(/--from-file=([a-z-]+)/g)].map(([, key]) => key);
      expect(made.sort()).toEqual(files.map(({ value }) => value?.split('/').at(-1)).sort());
    }
  });

  test('images, each with the tag that a kustomization can set', () => {
    const images = new Set(containers().map(({ container }) => container.image));
    images.delete('postgres:17');
    const { images: set = [] } = readKustomization('base');
    expect(set.map(({ name }) => name).sort()).toEqual([...images].sort());
  });

  test.each(['base', ...overlays])('files of %s', (name) => {
    const { resources, patches = [], configMapGenerator = [], ...kustomization } = readKustomization(name);
    const files = [
      ...resources,
      ...patches.map(({ path }) => path),
      ...configMapGenerator.flatMap(({ envs }) => envs),
    ];
    for (const file of files) expect(existsSync(join(folder, name, file))).toBe(true);
    expect(kustomization).toMatchObject({ kind: 'Kustomization', namespace: 'goldbraun' });
  });

  test.each(overlays)('what %s changes', (name) => {
    const { resources, patches = [], replicas = [] } = readKustomization(name);
    expect(resources).toEqual(['../../base']);
    const known = baseManifests().map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    const patched = patches.flatMap(({ path }) => readDocuments<Manifest>(`${name}/${path}`));
    expect(patched.length).toBeGreaterThan(0);
    expect(known).toEqual(
      expect.arrayContaining(patched.map(({ kind, metadata }) => `${kind} ${metadata.name}`)),
    );
    expect(known).toEqual(expect.arrayContaining(replicas.map((replica) => `Deployment ${replica.name}`)));
  });
});

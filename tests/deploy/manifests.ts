import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IContainer, IPodSpec } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { root } from '../../shared/toolchain/parts.ts';
import { type Part, settingOf } from './part.ts';

export const folder = join(root, 'deploy/kubernetes');

/** An object of the cluster, and where it stands. */
export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
}

/** What a kustomization.yaml of this project may say. */
export interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace: string;
  resources: string[];
  configMapGenerator?: { name: string; envs: string[] }[];
  images?: { name: string; newTag: string }[];
  replicas?: { name: string; count: number }[];
  patches?: { path: string }[];
}

/** The documents of a file; Kubernetes reads YAML 1.1, in which 0440 is octal. */
export function readDocuments<Document>(file: string): Document[] {
  return parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { version: '1.1' }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
    return document.toJS();
  });
}

/** @param name the folder of a kustomization, such as `base` or `overlays/single` */
export const readKustomization = (name: string): Kustomization =>
  readDocuments<Kustomization>(`${name}/kustomization.yaml`)[0] as Kustomization;

/** All objects of the base. */
export const baseManifests = (): Manifest[] =>
  readKustomization('base').resources.flatMap((file) =>
    readDocuments<Manifest>(`base/${file}`).map((manifest) => ({ ...manifest, file: `base/${file}` })),
  );

/** The objects of a kind, typed as the caller knows them. */
export const ofKind = <Kind>(kind: string): (Kind & Manifest)[] =>
  baseManifests().filter((manifest) => manifest.kind === kind) as (Kind & Manifest)[];

/** A container with the pod in which it is. */
export interface Placed {
  /** Of the Deployment or StatefulSet. */
  owner: string;
  pod: IPodSpec;
  container: IContainer;
}

/** The containers of all pods, those that run beside another one first. */
export const containers = (): Placed[] =>
  [...ofKind<IDeployment>('Deployment'), ...ofKind<IDeployment>('StatefulSet')].flatMap(
    ({ metadata, spec }) => {
      const pod = spec?.template.spec as IPodSpec;
      const all = [...(pod.initContainers ?? []), ...pod.containers];
      return all.map((container) => ({ owner: metadata.name, pod, container }));
    },
  );

/** The parts of the site as the manifests start them: a container has the name of its part. */
export const kubernetesParts = (): Part[] =>
  containers().map(({ pod, container }) => ({
    name: container.name,
    variables: Object.fromEntries(
      (container.env ?? []).map(({ name, value }) => [
        settingOf(name),
        settingOf(name) === name ? value : undefined,
      ]),
    ),
    ports: [...new Set((container.ports ?? []).map(({ containerPort }) => containerPort))].sort(
      (a, b) => a - b,
    ),
    user: pod.securityContext?.runAsUser ?? 0,
    command: container.command,
  }));

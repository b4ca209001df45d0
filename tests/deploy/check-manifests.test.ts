import type { IDeployment } from 'kubernetes-models/apps/v1';
import { faultsIn } from './check-manifests.ts';
import { baseManifests, type Manifest, ofKind } from './manifests.ts';

test('every manifest of the base is one that Kubernetes knows, key by key', () => {
  const manifests = baseManifests();
  expect(manifests.length).toBeGreaterThan(25);
  expect(faultsIn(manifests)).toEqual([]);
});

test('a key that there is not, and a value that there is not, are named with their manifest', () => {
  const [first] = ofKind<IDeployment>('Deployment');
  const { replicas, ...spec } = (first as IDeployment & Manifest).spec as NonNullable<IDeployment['spec']>;
  const misspelt = { ...first, spec: { ...spec, replcas: replicas } } as unknown as Manifest;
  const faults = faultsIn([misspelt, { ...first, metadata: { name: 7 } } as unknown as Manifest]);
  expect(faults.join('\n')).toMatch(/proxy\.yaml Deployment proxy: .*"replcas"' does not exist/);
  expect(faults.join('\n')).toMatch(/Deployment 7: data\/metadata\/name must be string/);
});

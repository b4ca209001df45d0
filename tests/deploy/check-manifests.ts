import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../shared/toolchain/parts.ts';
import type { Manifest } from './manifests.ts';

const compiler = join(root, 'node_modules/typescript/bin/tsc');
const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'ES2024', '--module', 'ESNext'];
const SOURCE = 'manifests.ts';

const nameOf = ({ file, kind, metadata }: Manifest) => `${file} ${kind} ${metadata.name}`;

/** A program with a manifest in each line, which says what is wrong with its values. */
function programOf(manifests: readonly Manifest[]): string {
  const lines = manifests.map((manifest) => {
    const { file: _file, apiVersion, kind, ...object } = manifest;
    const from = `kubernetes-models/${apiVersion}`;
    const made = `new (await import('${from}')).${kind}(${JSON.stringify(object)})`;
    return `try { ${made}.validate(); } catch (error) { faults.push(${JSON.stringify(nameOf(manifest))} + ': ' + (error as Error).message); }`;
  });
  // The faults as the last line; its types are those of a document, so that nothing of Node has to be known.
  return [...lines, 'console.log(JSON.stringify(faults)); export {};'].join('\n');
}

/**
 * Checks manifests by the API of Kubernetes: by its types, for which a key that there isn't is a fault, and by its schemas, which know
 * which values there are.
 * @returns a sentence for each fault, with file, kind and name
 */
export function faultsIn(manifests: readonly Manifest[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-manifests-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, SOURCE), `const faults: string[] = []; ${programOf(manifests)}`);
    const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const types = run(
      compiler,
      ...options,
      '--moduleResolution',
      'bundler',
      '--types',
      '',
      '--pretty',
      'false',
      SOURCE,
    );
    const unknown = [...types.stdout.matchAll(/^manifests\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(
      ([, line, said]) => `${nameOf(manifests[Number(line) - 1] as Manifest)}: ${said}`,
    );
    if (types.status !== 0 && unknown.length === 0) throw new Error(types.stdout + types.stderr);
    const values = run(SOURCE);
    if (values.status !== 0) throw new Error(values.stderr);
    return [...unknown, ...(JSON.parse(values.stdout) as string[])];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

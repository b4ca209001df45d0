import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { buildParts } from '../../toolchain/build-parts.ts';
import { root } from '../../toolchain/parts.ts';
import { compile } from './compile.ts';
import { missingImports } from './missing-imports.ts';
import { type PackedPackage, packedPackages } from './packages.ts';

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [more: string]: unknown;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const isSource = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

/**
 * Makes a tarball of each package.
 * @param target the folder for them
 * @returns their paths
 * @throws Error if a package does not compile, or npm can't pack it
 */
export async function packAll(target: string): Promise<string[]> {
  const work = mkdtempSync(join(tmpdir(), 'goldbraun-pack-'));
  try {
    const compiled = join(work, 'compiled');
    mkdirSync(compiled);
    compile(packedPackages.flatMap(sourcesOf), compiled);
    mkdirSync(target, { recursive: true });
    const tarballs: string[] = [];
    for (const one of packedPackages) {
      const folder = join(work, one.folder.replaceAll('/', '-'));
      stage(one, join(compiled, one.folder), folder);
      const missing = missingImports(folder);
      if (missing.length > 0) throw new Error(`${one.folder} lacks what it imports: ${missing.join(', ')}.`);
      if (one.folder === 'shell') await addBuilds(folder);
      tarballs.push(pack(folder, target));
    }
    return tarballs;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const sourcesOf = ({ folder, entries }: PackedPackage): string[] =>
  [...Object.values(manifestOf(folder).exports), ...entries]
    .filter((file) => isSource(file) || file.endsWith('.d.ts'))
    .map((file) => join(folder, file));

/** Puts together what a package holds. */
function stage({ folder, without, plain, description }: PackedPackage, compiled: string, to: string): void {
  const left = new Set(without.map((name) => join(compiled, name)));
  cpSync(compiled, to, { recursive: true, filter: (source) => !left.has(source) });
  const source = join(root, folder);
  const hidden = new Set([...without, 'node_modules', 'dist'].map((name) => join(source, name)));
  cpSync(source, to, {
    recursive: true,
    filter: (path) => !hidden.has(path) && (path.endsWith('.css') || statSync(path).isDirectory()),
  });
  for (const file of plain) cpSync(join(source, file), join(to, file), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  removeEmpty(to);
  const manifest = published(manifestOf(folder), description);
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The manifest of the workspace as others get it: what is compiled in the place of the sources. */
function published(workspace: Manifest, description: string): Manifest {
  const { private: _private, devDependencies: _tests, scripts: _scripts, exports, ...rest } = workspace;
  const compiled = Object.entries(exports).map(([name, file]) => {
    if (file.endsWith('.d.ts')) return [name, { types: file }];
    if (!isSource(file)) return [name, file];
    const stem = file.replace(/\.tsx?$/, '');
    return [name, { types: `${stem}.d.ts`, default: `${stem}.js` }];
  });
  // The Node that the commands run on: here it is the root's.
  const { optionalDependencies } = manifestOf('.');
  return {
    ...rest,
    description,
    exports: Object.fromEntries(compiled),
    ...(rest.bin ? { optionalDependencies } : {}),
  } as Manifest;
}

/** The shell as visitors get it, and with what a developer wants to read. */
async function addBuilds(folder: string): Promise<void> {
  for (const mode of ['production', 'development'] as const) {
    const built = (await buildParts(['shell'], mode)).get('shell');
    if (!built) throw new Error('The shell was not built.');
    cpSync(built.output, join(folder, 'built', mode), { recursive: true });
  }
}

function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

function pack(folder: string, target: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stdout, stderr } = spawnSync(npm, ['pack', '--json', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
    shell: npm.endsWith('.cmd'),
  });
  if (status !== 0) throw new Error(`npm can't pack ${relative(dirname(folder), folder)}:\n${stderr}`);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const tarball = join(target, filename);
  if (!existsSync(tarball)) throw new Error(`npm has not written ${tarball}.`);
  return tarball;
}

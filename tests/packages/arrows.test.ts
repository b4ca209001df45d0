import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The packages and what stands on them; each line of `docs/architecture.md#the-packages`. */
type Layer = '@goldbraun/shared' | '@goldbraun/shell' | '@goldbraun/toolchain' | 'site' | `mfe-${string}`;

const packages = {
  '@goldbraun/shared': 'shared',
  '@goldbraun/toolchain': 'shared/toolchain',
  '@goldbraun/shell': 'shell',
} as const;
type Package = keyof typeof packages;

/** To whom a file of the repository belongs; null for what is nobody's source. */
function layerOf(file: string): Layer | null {
  if (/^(tests|shared\/(site|assets))\//.test(file)) return 'site';
  // As a team has it in a repository of its own.
  if (file.startsWith('shared/toolchain/template/')) return 'mfe-vorlage';
  if (file.startsWith('shared/toolchain/')) return '@goldbraun/toolchain';
  if (file.startsWith('shared/')) return '@goldbraun/shared';
  if (file.startsWith('shell/')) return '@goldbraun/shell';
  const [team = ''] = file.split('/');
  return team.startsWith('mfe-') ? (team as Layer) : null;
}

/** What each may import by a package's name. Its own files it imports by their paths, and nobody else's. */
function mayImport(file: string, layer: Layer, name: Package): boolean {
  if (layer === 'site') return true;
  if (name === '@goldbraun/shared') return layer !== '@goldbraun/shared';
  if (name === '@goldbraun/shell') return layer === '@goldbraun/toolchain';
  // The shell is built by the preset, as the remotes are; what it is made of knows nothing of the toolchain.
  return layer.startsWith('mfe-') || file === 'shell/webpack.config.ts';
}

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && layerOf(file) !== null);

const imports = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const found = source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\(|@import)\s*(['"])([^'"\n]+)\1/g);
  return [...found].map(([, , specifier]) => ({ file, specifier: specifier as string }));
});

const split = (specifier: string) => {
  const [scope, name, ...path] = specifier.split('/');
  return { name: `${scope}/${name}` as Package, path: ['.', ...path].join('/') };
};
const ofPackages = imports.filter(({ specifier }) => specifier.startsWith('@goldbraun/'));
const exportsOf = (name: Package): Record<string, string> =>
  JSON.parse(readFileSync(join(root, packages[name], 'package.json'), 'utf8')).exports;

describe('the packages', () => {
  it('point down: nothing reaches up, nor past what a package gives out', () => {
    const wrong = imports.filter(({ file, specifier }) => {
      const layer = layerOf(file) as Layer;
      if (specifier.startsWith('@goldbraun/')) return !mayImport(file, layer, split(specifier).name);
      if (!specifier.startsWith('.') || layer === 'site') return false;
      return layerOf(join(dirname(file), specifier)) !== layer;
    });
    expect(wrong).toEqual([]);
  });

  it('give out what is imported by their names', () => {
    const missing = ofPackages.filter(({ specifier }) => {
      const { name, path } = split(specifier);
      return !(path in exportsOf(name));
    });
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(packages) as Package[])('%s gives out nothing that nobody needs', (name) => {
    const needed = new Set(
      ofPackages
        .filter(({ specifier }) => split(specifier).name === name)
        .map(({ specifier }) => split(specifier).path),
    );
    expect(Object.keys(exportsOf(name)).filter((path) => !needed.has(path))).toEqual([]);
  });
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../parts.ts';
import { inputHash } from './input-hash.ts';
import { lockedPackages } from './locked-packages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Packages = Record<string, Record<string, unknown>>;

function write(file: string, value: object): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(value));
}

describe('the lockfile of a small site', () => {
  const packages: Packages = {
    'node_modules/@site/shared': { resolved: 'shared', link: true },
    shared: { version: '1.0.0', dependencies: { builder: '^1.0.0' } },
    'node_modules/builder': {
      version: '1.2.0',
      integrity: 'sha512-builder',
      dependencies: { deep: '^2.0.0' },
      optionalDependencies: { 'builder-linux': '1.2.0', 'builder-mac': '1.2.0' },
      peerDependencies: { 'a-peer': '*', 'a-guest': '*' },
      peerDependenciesMeta: { 'a-guest': { optional: true } },
    },
    'node_modules/builder-linux': {
      version: '1.2.0',
      integrity: 'sha512-linux',
      optional: true,
      os: ['linux'],
    },
    'node_modules/a-peer': { version: '5.0.0', integrity: 'sha512-peer' },
    'node_modules/a-guest': { version: '6.0.0', integrity: 'sha512-guest' },
    'node_modules/builder/node_modules/deep': { version: '2.0.0', integrity: 'sha512-deep2' },
    'node_modules/deep': { version: '1.0.0', integrity: 'sha512-deep1', dependencies: { ring: '1' } },
    'node_modules/ring': { version: '1.0.0', integrity: 'sha512-ring', dependencies: { deep: '1' } },
    'news/node_modules/reader': {
      version: '3.0.0',
      integrity: 'sha512-reader3',
      dependencies: { deep: '1' },
    },
    'node_modules/reader': { version: '4.0.0', integrity: 'sha512-reader4' },
  };

  function linesOf(workspace: string, change: (copy: Packages) => void = () => {}): string[] {
    const copy = structuredClone(packages);
    change(copy);
    write('package-lock.json', { packages: copy });
    write('shared/package.json', packages.shared as object);
    write('news/package.json', {
      version: '1.0.0',
      dependencies: { '@site/shared': '1.0.0', reader: '^3.0.0' },
    });
    write('offers/package.json', { version: '1.0.0', dependencies: { '@site/shared': '1.0.0' } });
    return lockedPackages(folder, [workspace, 'shared']);
  }
  const upgrade = (name: string) => (copy: Packages) =>
    Object.assign(copy[name] as object, { version: '9.9.9', integrity: 'sha512-new' });

  it('gives each part what it depends on, as Node finds it', () => {
    expect(linesOf('news')).toEqual([
      'a-peer@5.0.0 sha512-peer',
      'builder@1.2.0 sha512-builder a-peer@5.0.0 deep@2.0.0',
      'deep@1.0.0 sha512-deep1 ring@1.0.0',
      'deep@2.0.0 sha512-deep2',
      'news@1.0.0  @site/shared@1.0.0 reader@3.0.0',
      'reader@3.0.0 sha512-reader3 deep@1.0.0',
      'ring@1.0.0 sha512-ring deep@1.0.0',
      'shared@1.0.0  builder@1.2.0',
    ]);
    expect(linesOf('offers').join()).not.toMatch(/reader|deep@1/);
  });

  it.each([
    ['node_modules/builder', true, true],
    ['node_modules/builder/node_modules/deep', true, true],
    ['node_modules/a-peer', true, true],
    ['node_modules/ring', true, false],
    ['news/node_modules/reader', true, false],
    ['node_modules/reader', false, false],
    ['node_modules/a-guest', false, false],
    ['node_modules/builder-linux', false, false],
  ])('with another %s is another one for the news: %p, for the offers: %p', (name, news, offers) => {
    expect(linesOf('news', upgrade(name)).join() !== linesOf('news').join()).toBe(news);
    expect(linesOf('offers', upgrade(name)).join() !== linesOf('offers').join()).toBe(offers);
  });

  it('is another one with other bytes of the same version', () => {
    const other = linesOf('news', (copy) =>
      Object.assign(copy['node_modules/ring'] as object, { integrity: 'sha512-other' }),
    );
    expect(other).not.toEqual(linesOf('news'));
  });

  it('is the same one wherever npm has put the packages', () => {
    const moved = linesOf('news', (copy) => {
      copy['news/node_modules/deep'] = copy['node_modules/deep'] as Packages[string];
      copy['node_modules/deep'] = copy['node_modules/builder/node_modules/deep'] as Packages[string];
      delete copy['node_modules/builder/node_modules/deep'];
      copy['news/node_modules/ring'] = copy['node_modules/ring'] as Packages[string];
      delete copy['node_modules/ring'];
    });
    expect(moved).toEqual(linesOf('news'));
  });

  it('says of what is not locked yet that it is not', () => {
    const lines = linesOf('news', (copy) => {
      delete copy['news/node_modules/reader'];
      delete copy['node_modules/reader'];
    });
    expect(lines).toContain('news@1.0.0  @site/shared@1.0.0 reader is not locked');
  });
});

describe('the version of a part', () => {
  const parts = ['shell', 'mfe-content', 'mfe-news', 'mfe-acquisition'];
  const lock: { packages: Packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

  /** The parts that get another version when a package is upgraded. */
  function changedBy(name: string): string[] {
    for (const part of [...parts, 'shared', 'shared/toolchain']) {
      cpSync(join(root, part, 'package.json'), join(folder, part, 'package.json'));
    }
    const hashes = () => parts.map((part) => inputHash(folder, part, 'production'));
    write('package-lock.json', lock);
    const before = hashes();
    const upgraded = { ...lock.packages[name], version: '99.0.0', integrity: 'sha512-new' };
    write('package-lock.json', { ...lock, packages: { ...lock.packages, [name]: upgraded } });
    const after = hashes();
    return parts.filter((_part, index) => before[index] !== after[index]);
  }

  it.each([
    ['react', parts],
    // Below shared, of which each part may bundle everything.
    ['swiper', parts],
    ['webpack', parts],
    ['@swc/core', parts],
    ['pannellum', ['mfe-content']],
    ['@orama/stemmers', ['mfe-news']],
    ['react-final-form', ['mfe-acquisition']],
    ['vanilla-cookieconsent', ['shell']],
    // Tests, and what only some machines have.
    ['jest', []],
    ['@swc/core-linux-x64-gnu', []],
    ['@img/sharp-linux-x64', []],
  ])('changes with %s for %p', (name, changed) => {
    expect(lock.packages).toHaveProperty([`node_modules/${name}`]);
    expect(changedBy(`node_modules/${name}`)).toEqual(changed);
  });
});

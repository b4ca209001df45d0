import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '../../../shared/toolchain/parts.ts';
import type { Health } from '../../harness/remote-variant.ts';
import type { Scan, Scanned } from './scan.ts';

/** What lies beside what is public, or might. */
const names = [
  'server.cjs',
  'content.cjs',
  'release.json',
  'route-assets.json',
  'discovery.json',
  'last-good.json',
  'history.jsonl',
  'package.json',
  'package-lock.json',
  'offers.sqlite',
  'offers.sqlite-wal',
  'main.js.map',
  'remoteEntry.js.map',
  '.env',
  '.git/HEAD',
  '.git/config',
  '.htaccess',
  '.DS_Store',
  '.npmrc',
  'Dockerfile',
  'docker-compose.yml',
  'etc/passwd',
  'proc/self/environ',
  'metrics',
  'debug',
  'json/version',
  'server-status',
];
const suffixes = [
  '',
  '.br',
  '.gz',
  '.bak',
  '.old',
  '~',
  '.swp',
  '.map',
  '/',
  '%00',
  '%00.js',
  '?.js',
  ';.js',
  '.',
];
const spellings = [
  (name: string) => name,
  (name: string) => name.replace('.', '%2e'),
  (name: string) => name.replace('.', '%252e'),
  (name: string) => name.toUpperCase(),
  (name: string) => `.//${name}`,
  (name: string) => `x/..%2f${name}`,
  (name: string) => `..%2f${name}`,
  (name: string) => `..%2f..%2f..%2f..%2f${name}`,
  (name: string) => `..%5c${name}`,
  (name: string) => `..;/${name}`,
  (name: string) => `%c0%ae%c0%ae/${name}`,
];

async function words({ address }: Scanned): Promise<string[]> {
  const health = (await (await fetch(new URL('/healthz', address))).json()) as Health & { shell: string };
  const versions = remoteNames.map((name) => `remotes/${name}/${health.remotes[name]?.version}/`);
  const folders = [
    '',
    'asset/',
    `shell/${health.shell}/`,
    'remotes/',
    'remotes/mfe-news/',
    ...versions,
    'service/',
  ];
  return folders.flatMap((folder) =>
    names.flatMap((name) =>
      spellings.flatMap((spell) => suffixes.map((suffix) => `${folder}${spell(name)}${suffix}`)),
    ),
  );
}

/** Asks for everything that is nobody's business, in every spelling. Other answers than "no" are findings. */
export const ffuf: Scan = {
  name: 'ffuf',
  program: 'ffuf',
  limitMs: 150_000,
  async prepare(scanned) {
    const list = join(scanned.folder, 'words.txt');
    writeFileSync(list, (await words(scanned)).join('\n'));
    const what = ['-u', `${scanned.address.origin}/FUZZ`, '-w', list, '-mc', 'all', '-fc', '302,400,404'];
    const output = ['-o', join(scanned.folder, 'ffuf.json'), '-of', 'json'];
    return [...what, ...'-t 10 -maxtime 120'.split(' '), ...output];
  },
  findings(output, { folder }) {
    const [, done = '0', all = '?', errors = '?'] =
      [...output.matchAll(/Progress: \[(\d+)\/(\d+)\].*?Errors: (\d+)/g)].at(-1) ?? [];
    if (done !== all || errors !== '0')
      return [`it has asked ${done} of ${all}, and got no answer to ${errors}`];
    const { results } = JSON.parse(readFileSync(join(folder, 'ffuf.json'), 'utf8')) as {
      results: { status: number; length: number; url: string }[];
    };
    return results.map(({ status, length, url }) => `${status} with ${length} bytes: ${url}`);
  },
};

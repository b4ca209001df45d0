/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxProgram } from '../harness/nginx.ts';

const proxyFolder = join(import.meta.dirname, '../../shell/proxy');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-cluster-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs what the image runs before nginx, with another /etc/resolv.conf; gives what nginx includes then, or null. */
function included(resolvConf: string): string | null {
  const file = join(folder, 'resolv.conf');
  writeFileSync(file, resolvConf);
  const env = { PATH: process.env.PATH, CLUSTER_FOLDER: folder, RESOLV_CONF: file };
  const { status, stderr } = spawnSync(join(proxyFolder, 'cluster.sh'), { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const made = join(folder, 'cluster.conf');
  return existsSync(made) ? readFileSync(made, 'utf8') : null;
}

test('in Kubernetes the shells have the whole name, at the name server of the cluster', () => {
  const search = 'search site.svc.cluster.local svc.cluster.local cluster.local';
  expect(included(`${search}\nnameserver 10.96.0.10\noptions ndots:5\n`)).toBe(
    'resolver 10.96.0.10 valid=1s ipv6=off;\nset $shell shell.site.svc.cluster.local:8080;\n',
  );
  expect(included(`nameserver fd00::a\n${search}`)).toContain('resolver [fd00::a] ');
});

test.each([
  'nameserver 127.0.0.11\noptions ndots:0\n',
  // A host's own list is handed on by Docker.
  'nameserver 127.0.0.11\nsearch example.org\n',
])('elsewhere nothing changes, also after a start in Kubernetes: %j', (resolvConf) => {
  expect(included('search a.svc.cluster.local\nnameserver 10.96.0.10')).not.toBeNull();
  expect(included(resolvConf)).toBeNull();
});

test('a cluster without a name server is said', () => {
  expect(() => included('search a.svc.cluster.local\n')).toThrow(/names no name server/);
});

// Where it is not installed, the compose test runs it (npm run test:compose).
(nginxProgram ? test : test.skip)('nginx takes both together', () => {
  expect(included('search a.svc.cluster.local\nnameserver 10.96.0.10')).not.toBeNull();
  const configuration = readFileSync(join(proxyFolder, 'nginx.conf'), 'utf8').replaceAll(
    '/tmp/',
    `${folder}/`,
  );
  const check = (text: string) => {
    writeFileSync(join(folder, 'nginx.conf'), text);
    const args = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')];
    return spawnSync(nginxProgram as string, args, { encoding: 'utf8' });
  };
  expect(check(configuration)).toMatchObject({ status: 0 });
  // It has read that file: what is no directive there is found.
  writeFileSync(join(folder, 'cluster.conf'), 'nonsense;');
  expect(check(configuration).stderr).toContain('cluster.conf');
});

/** @jest-environment node */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** More than any system keeps of an answer that is not read. */
const BYTES = 64 * 1024 * 1024;
const DRAIN_MS = 1_000;
const END_MS = 2_000;

let store: string;
let origin: ChildProcess;
let port: number;
beforeEach(async () => {
  store = mkdtempSync(join(tmpdir(), 'goldbraun-origin-'));
  const folder = join(store, 'remotes', 'mfe-news');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'discovery.json'), '{}');
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(BYTES));
  origin = fork(join(__dirname, 'origin.ts'), {
    env: {
      ...process.env,
      REMOTE: 'mfe-news',
      STORE: store,
      DRAIN_SECONDS: String(DRAIN_MS / 1000),
      END_SECONDS: String(END_MS / 1000),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await once(origin, 'message');
  port = (message as { listening: number }).listening;
});
afterEach(() => {
  origin.kill('SIGKILL');
  rmSync(store, { recursive: true });
});

const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

it('an origin that is to end says so first, and ends although a visitor holds a download open', async () => {
  const visitor = connect(port, '127.0.0.1');
  visitor.on('error', () => {});
  visitor.write('GET /remotes/mfe-news/large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(visitor, 'readable');
  expect(await readiness()).toBe(200);
  const asked = performance.now();
  const exit = once(origin, 'exit');
  origin.kill('SIGTERM');
  const states: (number | 'gone')[] = [];
  while (states.at(-1) !== 'gone') states.push(await readiness().catch(() => 'gone' as const));
  expect(states.at(-2)).toBe(503);
  expect(await exit).toEqual([0, null]);
  const ms = performance.now() - asked;
  expect(ms).toBeGreaterThan(END_MS - 100);
  expect(ms).toBeLessThan(END_MS + 1_500);
  visitor.destroy();
});

/** Asks for a path as it is written: fetch would tidy it up. */
async function statusOf(path: string): Promise<number> {
  const question = get({ host: '127.0.0.1', port, path, agent: false });
  const [answer] = await once(question, 'response');
  answer.resume();
  return answer.statusCode;
}

it('gives out what is below the remote, and source maps by no spelling of an address', async () => {
  const version = '1.0.0-0123456789';
  const folder = join(store, 'private', 'mfe-news', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js.map'), '{}');
  const at = `private/mfe-news/${version}/main.js.map`;
  const up = ['..', '%2e%2e', '.%2E', '..%2f', '%2e%2e%2f', '..%5c', '..;', '%252e%252e'];
  const asked = [
    `/${at}`,
    `//${at}`,
    `/remotes/${at}`,
    `/remotes/mfe-news/${at}`,
    `/remotes/mfe-news/${version}/main.js.map`,
    ...up.flatMap((dots) => [
      `/remotes/mfe-news/${dots}/${dots}/${at}`,
      `/remotes/mfe-news/${version}/${dots}/${dots}/${dots}/${at}`,
      `/remotes/${dots}/${at}`,
    ]),
  ];
  expect(await statusOf('/remotes/mfe-news/discovery.json')).toBe(200);
  const answers = await Promise.all(asked.map(async (path) => [path, await statusOf(path)] as const));
  expect(answers.filter(([, status]) => ![400, 403, 404].includes(status))).toEqual([]);
});

it('An origin over a bucket says who asks that instead', async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(__dirname, 'origin.ts')],
    { env: { ...process.env, REMOTE: 'mfe-news', STORE: 's3://bucket' }, encoding: 'utf8', timeout: 20_000 },
  );
  expect([status, stderr]).toEqual([
    1,
    'STORE is a bucket here: a shell asks it by itself, with its address in REMOTES.\n',
  ]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../shared/toolchain/parts.ts';
import { expect, test } from '../harness/test.ts';

/** Runs a part of the site with this environment until it ends. */
async function run(script: string, env: Record<string, string>, ...args: string[]) {
  const line = ['--disable-warning=ExperimentalWarning', join(root, script), ...args];
  const child = spawn(process.execPath, line, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], message] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  return { code, message };
}

const sound = {
  PORT: '0',
  INTAKE_URL: 'http://127.0.0.1:9',
  SEARCH_URL: 'http://127.0.0.1:9',
  SHELL_VERSION: '1',
  // With the site's table, which names the remotes; whether it is a build is looked at last.
  SHELL_FOLDER: join(root, 'shell'),
  REMOTES: 'mfe-content=http://127.0.0.1:9,mfe-news=http://127.0.0.1:9,mfe-acquisition=http://127.0.0.1:9',
};

const mistakes: { what: string; env: Record<string, string>; line: RegExp; tag?: '@long' }[] = [
  { what: 'a port that is none', env: { PORT: 'achtzig' }, line: /^PORT must be a port .*"achtzig"\.$/ },
  { what: 'a port that is too large', tag: '@long', env: { PORT: '70000' }, line: /^PORT must be a port/ },
  {
    what: 'a remote without an origin',
    env: { REMOTES: 'mfe-news=http://127.0.0.1:9' },
    line: /^REMOTES does not name mfe-/,
  },
  {
    what: 'a remote that there is not',
    env: { REMOTES: `${sound.REMOTES},mfe-x=http://a` },
    line: /^REMOTES names "mfe-x"/,
  },
  {
    what: 'an address that is none',
    env: { INTAKE_URL: 'intake' },
    line: /^INTAKE_URL must be an http\(s\) address/,
  },
  {
    what: 'a share that is none',
    tag: '@long',
    env: { TELEMETRY_SAMPLE: '10' },
    line: /^TELEMETRY_SAMPLE must be a number/,
  },
  {
    what: 'a secret that is short',
    env: { OVERRIDE_SECRET: 'kurz' },
    line: /^OVERRIDE_SECRET must have at least/,
  },
  {
    what: 'an external tour without an address',
    tag: '@long',
    env: { PANORAMA_URL: 'tour.example' },
    line: /^PANORAMA_URL must be an http\(s\) address/,
  },
  {
    what: 'keys of some remotes alone',
    tag: '@long',
    env: { RELEASE_KEYS: `mfe-news=ed25519:${'A'.repeat(43)}` },
    line: /^RELEASE_KEYS does not name mfe-/,
  },
  {
    what: 'a key that is none',
    tag: '@long',
    env: { RELEASE_KEYS: `mfe-content=ed25519:${'A'.repeat(43)}+ed25519:kurz` },
    line: /^RELEASE_KEYS: mfe-content has "ed25519:kurz"; a public key is ed25519: and 43 characters/,
  },
  {
    what: 'a private key where a public one belongs',
    env: { RELEASE_KEYS: `mfe-content=ed25519-private:${'A'.repeat(43)}` },
    line: /^RELEASE_KEYS: mfe-content has a private key, which belongs to its team alone\.$/,
  },
  {
    what: 'a secret whose file is not there',
    env: { PREVIEW_SECRET_FILE: '/none' },
    line: /^PREVIEW_SECRET_FILE names \/none, which can't be read: ENOENT\.$/,
  },
  { what: 'a setting that is missing', tag: '@long', env: { REMOTES: '' }, line: /^REMOTES is not set\.$/ },
  {
    what: 'a folder that is no build of it',
    env: {},
    line: /^SHELL_FOLDER must be a build of the shell: there is no /,
  },
  {
    what: 'a table that is not there',
    env: { SITE: '/nowhere/site.json' },
    line: /^\/nowhere\/site\.json: ENOENT/,
  },
];

for (const { what, env, line, tag } of mistakes) {
  test(`the shell refuses ${what} with one clear line and exit code 1`, { tag }, async () => {
    const { code, message } = await run('shell/edge/main.ts', { ...sound, ...env });
    expect(code).toBe(1);
    expect(message.trim()).toMatch(line);
  });
}

test('a command refuses a signing key that is none, and does not repeat it', async () => {
  const { code, message } = await run('shared/toolchain/pin.ts', { RELEASE_SIGNING_KEY: 'geheim' });
  expect(code).toBe(1);
  expect(message).toBe(
    'RELEASE_SIGNING_KEY must be ed25519-private: and 43 characters, as the command keys prints it.\n',
  );
});

test('an unknown command says so', async () => {
  const { code, message } = await run('shared/toolchain/run.mjs', {});
  expect(code).toBe(1);
  expect(message).toContain('There is no command');
});

test("a team's command is goldbraun's here as well", async () => {
  const canary = await run('shared/toolchain/run.mjs', {}, 'canary', 'mfe-news');
  expect(canary).toEqual({
    code: 2,
    message: expect.stringMatching(/^goldbraun canary <percent> \[--json\]\n/),
  });
  expect((await run('shared/toolchain/run.mjs', {}, 'canary', 'mfe-news', '--help')).code).toBe(0);
});

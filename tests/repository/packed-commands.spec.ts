import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { OwnRepository } from '../harness/own-repository.ts';

test.describe.configure({ mode: 'serial' });

test.describe("a team's own repository, with the packed packages alone", () => {
  let own: OwnRepository;
  test.beforeAll(async () => {
    own = await OwnRepository.create('mfe-jobs', '/karriere');
  });
  test.afterAll(() => own?.remove());

  test('has types', () => {
    expect(own.types()).toMatchObject({ code: 0, output: '' });
    own.replace('src/pages/start/StartPage.tsx', 'useText(text)', 'useText()');
    expect(own.types().output).toContain('src/pages/start/StartPage.tsx');
    own.replace('src/pages/start/StartPage.tsx', 'useText()', 'useText(text)');
  });

  test('has unit tests that pass', () => {
    expect(own.goldbraun(['test', 'unit', '--json'])).toMatchObject({
      code: 0,
      json: { passed: 1, failed: 0 },
    });
  });

  test('builds another version when a package is another one', () => {
    const versionOf = () => /mfe-jobs (\S+):/.exec(own.goldbraun(['check']).output)?.[1];
    const before = versionOf();
    expect(versionOf()).toBe(before);
    own.replace(
      'package-lock.json',
      '"node_modules/react":{"version":"',
      '"node_modules/react":{"version":"99.',
    );
    const after = versionOf();
    own.replace(
      'package-lock.json',
      '"node_modules/react":{"version":"99.',
      '"node_modules/react":{"version":"',
    );
    expect(after).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    expect(after).not.toBe(before);
  });

  test('releases, tries, pins and goes back, and each command answers a program', () => {
    const version = expect.stringMatching(/^1\.0\.\d-[0-9a-f]{10}$/);
    const answer = (...args: string[]) => {
      const { code, json } = own.goldbraun([...args, '--json']);
      return { code, ...(json as { version: string }) };
    };
    const first = answer('release');
    expect(first).toEqual({ code: 0, remote: 'mfe-jobs', version });
    own.replace('package.json', '"version": "1.0.0"', '"version": "1.0.1"');
    const second = answer('canary', '10');
    expect(second).toEqual({ code: 0, remote: 'mfe-jobs', version, percent: 10 });
    expect(answer('promote')).toEqual({ code: 0, remote: 'mfe-jobs', version: second.version });
    expect(answer('rollback')).toEqual({ code: 0, remote: 'mfe-jobs', version: first.version });
    expect(answer('rollback')).toEqual({ code: 1, error: expect.stringContaining('no earlier release') });
    expect(answer('pin', first.version)).toEqual({ code: 0, remote: 'mfe-jobs', version: first.version });
    expect(answer('unpin')).toEqual({ code: 0, remote: 'mfe-jobs', version: first.version });
    expect(answer('history')).toMatchObject({
      code: 0,
      history: ['unpin', 'pin', 'rollback', 'promote', 'canary', 'release'].map((did) => ({ did })),
    });
    expect(answer('keys')).toMatchObject({ code: 0, publicKey: expect.stringMatching(/^ed25519:/) });
  });

  test('finds the line of its sources that a minified stack is about', () => {
    const { version, file, text } = own.script('start', 'Karriere | Goldbraun Immobilien');
    const before = text.slice(0, text.indexOf('Karriere | Goldbraun Immobilien')).split('\n');
    const place = `${before.length}:${(before.at(-1) as string).length + 1}`;
    const stack = [
      'Error: kaputt',
      `    at a (https://example.org/remotes/mfe-jobs/${version}/${file}:${place})`,
      `    at b (https://example.org/remotes/mfe-jobs/9.9.9-0123456789/${file}:1:1)`,
    ].join('\n');
    own.write('stack.txt', stack);
    const { code, output } = own.goldbraun(['stack', 'stack.txt']);
    expect(output).toMatch(
      /^ {4}at a \(mfe-jobs\/text\/de\/start\.ts:\d+:\d+\)\n {6}\| metaTitle: 'Karriere \|/m,
    );
    expect(output).toContain('There is no source map for all of mfe-jobs 9.9.9-0123456789');
    expect(code).toBe(0);
    const [first, second] = JSON.parse(own.goldbraun(['stack', 'stack.txt', '--json']).output);
    expect([first.source.file, second.source]).toEqual(['mfe-jobs/text/de/start.ts', null]);
    own.write('stack.txt', 'Error: kaputt');
    expect(own.goldbraun(['stack', 'stack.txt'])).toMatchObject({ code: 2 });
  });

  test('hears what the site would refuse, and why', () => {
    own.replace(
      'src/pages/start/StartPage.tsx',
      '  return (',
      "  if (title) throw new Error('kaputt');\n  return (",
    );
    const thrown = own.goldbraun(['check']);
    own.replace('src/pages/start/StartPage.tsx', "  if (title) throw new Error('kaputt');\n", '');
    expect(thrown.output).toContain("The site would refuse it: /karriere can't be rendered: kaputt");
    expect(thrown.code).toBe(1);
    own.replace('src/remote.ts', "paths: ['/karriere']", "paths: ['/kontakt']");
    const foreign = own.goldbraun(['check']);
    own.replace('src/remote.ts', "paths: ['/kontakt']", "paths: ['/karriere']");
    expect(foreign.output).toContain('The path "/kontakt" does not belong to mfe-jobs');
    expect(foreign.code).toBe(1);
  });

  test('hears what it needs and the shell does not have', () => {
    const manifest = own.packaged('shell/built/production/release.json');
    const before = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, before.replace(/"react": "[^"]*"/, '"react": "18.2.0"'));
    const { code, output } = own.goldbraun(['check']);
    writeFileSync(manifest, before);
    expect(output).toMatch(/The site would refuse it: it needs react \^19\.\d+\.0, the shell has 18\.2\.0$/m);
    expect(code).toBe(1);
  });

  test('has an answer for programs, and nothing else on that line', () => {
    const { code, output } = own.goldbraun(['check', '--json']);
    expect(JSON.parse(output)).toMatchObject({
      remote: 'mfe-jobs',
      pages: expect.arrayContaining(['/karriere', '/kontakt', '/sitemap.xml']),
      absent: { 'mfe-news': expect.stringMatching(/^no release of it lies in /) },
    });
    expect(code).toBe(0);
  });

  test('takes what is wrong for wrong', () => {
    const nowhere = { SITE_URL: 'http://127.0.0.1:9' };
    const sentence = (part: string) => ({ error: expect.stringContaining(part) });
    expect(own.goldbraun(['status', '--json'], nowhere)).toMatchObject({
      code: 1,
      json: sentence('No site answers at http://127.0.0.1:9'),
    });
    expect(own.goldbraun(['dev', '--json'], nowhere)).toMatchObject({
      code: 1,
      json: sentence('No site answers'),
    });
    expect(own.goldbraun(['canary', 'viel', '--json'])).toMatchObject({
      code: 2,
      json: sentence('in whole percent'),
    });
    expect(own.goldbraun(['create', 'Jobs', '--json'])).toMatchObject({
      code: 2,
      json: sentence('A remote is called mfe-'),
    });
    expect(own.goldbraun(['check'], { REMOTES: 'mfe-news=nowhere' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('REMOTES: mfe-news must be an http(s) address, not "nowhere".'),
    });
  });
});

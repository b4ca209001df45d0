/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyPair } from '@goldbraun/shared/release/signing/release-key';
import { readSite } from '../site/site-file.ts';
import { realEdge } from './testing/real-edge.ts';
import { settingsOf } from './testing/settings-of.ts';
import { WELL_KNOWN } from './well-known.ts';

describe('what a site says of itself to teams', () => {
  const { publicKey } = makeKeyPair();
  const releaseKeys = { 'mfe-content': [publicKey], 'mfe-news': [publicKey], 'mfe-acquisition': [publicKey] };

  async function told() {
    const app = await realEdge({ releaseKeys });
    const { json, headers } = await app.inject(WELL_KNOWN);
    await app.close();
    return { body: json(), headers };
  }

  it('has the contracts that it speaks, its own version, what it shares, and what is live', async () => {
    const { body, headers } = await told();
    expect(body).toMatchObject({
      shell: settingsOf({}).shell.version,
      contracts: [1],
      shared: { react: '19.3.1' },
      releases: { 'mfe-news': { version: null, shares: {} } },
    });
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('has a table that SITE can name, without the places that releases come from', async () => {
    const { body } = await told();
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    const folder = mkdtempSync(join(tmpdir(), 'goldbraun-told-'));
    const file = join(folder, 'site.json');
    writeFileSync(file, JSON.stringify(body.site));
    const { table, keys } = readSite('', file);
    rmSync(folder, { recursive: true });
    expect(table).toEqual(settingsOf({}).site);
    expect(keys).toEqual(releaseKeys);
  });
});

describe('what else is asked for below /.well-known/', () => {
  const ask = async (path: string) => {
    const app = await realEdge({});
    const { statusCode, headers, body } = await app.inject(path);
    await app.close();
    return { statusCode, type: headers['content-type'], body };
  };

  it('is told whom to write to about security, until a day that lies ahead', async () => {
    const { statusCode, type, body } = await ask('/.well-known/security.txt');
    expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(': ', 2) as [string, string]),
    );
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toMatch(/^mailto:.+@.+$/);
    expect(fields.get('Canonical')).toBe(`${settingsOf({}).publicUrl}/.well-known/security.txt`);
    const daysAhead = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(daysAhead).toBeGreaterThan(30);
    expect(daysAhead).toBeLessThanOrEqual(366);
  });

  it.each(['/.well-known/', '/.well-known', '/.well-known/change-password', '/.well-known/a/b?c'])(
    '%s does not exist, and no page comes in its place',
    async (path) => {
      const { statusCode, type, body } = await ask(path);
      expect([statusCode, type]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(body).not.toContain('<');
    },
  );
});

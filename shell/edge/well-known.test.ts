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

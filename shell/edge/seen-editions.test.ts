import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyPair } from '@goldbraun/shared/release/signing/release-key';
import { SeenEditions } from './seen-editions.ts';

const { publicKey: key } = makeKeyPair();
const { publicKey: other } = makeKeyPair();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldbraun-seen-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the newest discovery file that was seen', () => {
  it('is known after a restart, and to the other shells of the folder', async () => {
    const seen = new SeenEditions(folder);
    expect(await seen.newest([key])).toBe(0);
    await seen.add(7, key);
    await seen.add(8, key);
    // Another one is late.
    await new SeenEditions(folder).add(6, key);
    expect(await new SeenEditions(folder).newest([key])).toBe(8);
    expect(
      readdirSync(join(folder, '.seen'))
        .map((name) => name.split('.', 1).join())
        .sort(),
    ).toEqual(['6', '8']);
  });

  it('does not count when its key is no longer trusted', async () => {
    await new SeenEditions(folder).add(Number.MAX_SAFE_INTEGER, other);
    await new SeenEditions(folder).add(7, key);
    expect(await new SeenEditions(folder).newest([key])).toBe(7);
    expect(await new SeenEditions(folder).newest([key, other])).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is remembered by the process itself where nothing can be written', async () => {
    writeFileSync(join(folder, '.seen'), 'no folder');
    const seen = new SeenEditions(folder);
    await expect(seen.add(7, key)).rejects.toThrow();
    expect(await seen.newest([key])).toBe(7);
  });

  it('is none where something else lies in the folder', async () => {
    await new SeenEditions(folder).add(7, key);
    writeFileSync(join(folder, '.seen', `99.ed25519-${'x'.repeat(42)}`), '');
    writeFileSync(join(folder, '.seen', '.DS_Store'), '');
    expect(await new SeenEditions(folder).newest([key])).toBe(7);
  });
});

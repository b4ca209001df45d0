import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseTrials } from './release-trials.ts';

const release = { name: 'mfe-news' as const, version: '1.0.0-0123456789', folder: '/nowhere' };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trials-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a start of the shell does with the release: `tries` means that it dies of it. */
async function start(owner = 'host-8080'): Promise<{ tries: () => Promise<string> }> {
  const trials = new ReleaseTrials(folder, owner);
  return {
    tries: () =>
      trials.begin(release).then(
        () => 'tried',
        (error: Error) => error.message,
      ),
  };
}

describe('a release of which the shell died', () => {
  it('is tried twice at most in fifty starts, and never at the first look', async () => {
    let tried = 0;
    for (let starts = 0; starts < 50; starts += 1) {
      const shell = await start();
      const first = await shell.tries();
      if (first === 'tried') tried += 1;
      else {
        expect(first).toMatch(/the shell has ended while it tried it/);
        // Later, when a refusal is tried again.
        if ((await shell.tries()) === 'tried') tried += 1;
      }
    }
    expect(tried).toBe(2);
  });

  it('is tried by another shell that shares the folder', async () => {
    await (await start()).tries();
    expect(await (await start('other-8080')).tries()).toBe('tried');
  });

  it('is not held for one after a try that could not be written down', async () => {
    const nowhere = join(folder, 'file');
    writeFileSync(nowhere, '');
    const trials = new ReleaseTrials(nowhere, 'host-8080');
    await expect(trials.begin(release)).rejects.toThrow(/can't be written down that it is tried \(E\w+\)/);
    const end = await trials.begin(release, true);
    await end();
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('leaves nothing behind once it is decided', async () => {
    const end = await new ReleaseTrials(folder, 'host-8080').begin(release);
    await end();
    expect(readdirSync(folder)).toEqual([]);
    expect(await (await start()).tries()).toBe('tried');
  });
});

/** @jest-environment node */
import { pbkdf2 } from 'node:crypto';
import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { RELEASED_SITE } from '../site/released-site.ts';
import { followTable } from './follow-table.ts';
import type { EdgeSettings } from './settings.ts';
import { settingsOf } from './testing/settings-of.ts';

const ORIGINS = ['mfe-content', 'mfe-news', 'mfe-acquisition'].map((name) => `${name}=http://127.0.0.1:9`);
const LOOK_MS = 20;
const jobs = { paths: ['/karriere'], origin: 'https://jobs.example' };
const joined = ['mfe-content', 'mfe-news', 'mfe-acquisition', 'mfe-jobs'];
const table = (more: object) => ({ extends: 'release', remotes: {}, ...more });

describe('the file that SITE names', () => {
  let folder: string;
  let unfollow: () => void;
  let settings: EdgeSettings;
  /** What was put into effect, or refused, in its order. */
  const events: (string | string[])[] = [];
  let heard: () => void = () => {};

  const file = () => join(folder, 'table.json');
  /** As a whole: half a file would be told of as well. */
  const write = (content: object | string) => {
    writeFileSync(`${file()}.new`, typeof content === 'string' ? content : JSON.stringify(content));
    renameSync(`${file()}.new`, file());
  };
  const next = async () => {
    const before = events.length;
    while (events.length === before) await new Promise<void>((resolve) => (heard = resolve));
    return events.at(-1);
  };
  const add = (event: string | string[]) => {
    events.push(event);
    heard();
  };

  const log = pino(
    { level: 'error' },
    { write: (line) => void add(`refused: ${JSON.parse(line).reason.replaceAll(folder, '')}`) },
  );
  const running = {
    get settings() {
      return settings;
    },
    change: async (wanted: EdgeSettings) => {
      settings = wanted;
      add(Object.keys(wanted.remotes));
    },
  };

  beforeEach(() => {
    events.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'goldbraun-table-'));
    copyFileSync(RELEASED_SITE, join(folder, 'site.json'));
    Object.assign(process.env, { SITE: file(), REMOTES: ORIGINS.join() });
    write(table({}));
    settings = settingsOf({ shell: { version: '1.0.0-abcdef0123', folder } });
  });
  afterEach(() => {
    unfollow();
    rmSync(folder, { recursive: true });
  });

  it('takes effect when it changes, and what is wrong in it never does', async () => {
    unfollow = followTable(running, file(), log, LOOK_MS);
    write(table({ remotes: { 'mfe-jobs': jobs } }));
    expect(await next()).toEqual(joined);
    expect(settings.remotes['mfe-jobs']?.href).toBe('https://jobs.example/');
    write('{');
    expect(await next()).toMatch(/^refused: \/table\.json: .*JSON/);
    write(table({ remotes: { 'mfe-jobs': { ...jobs, paths: ['/kontakt'] } } }));
    expect(await next()).toMatch(/^refused: \/table\.json: \/kontakt belongs to/);
    write(table({ remotes: { 'mfe-jobs': { paths: ['/karriere'] } } }));
    expect(await next()).toBe('refused: REMOTES does not name mfe-jobs.');
    expect(Object.keys(settings.remotes)).toEqual(joined);
    write(table({ remotes: { 'mfe-jobs': jobs }, redirects: { '/jobs': '/karriere' } }));
    expect(await next()).toEqual(joined);
    expect(settings.site.redirects['/jobs']).toBe('/karriere');
    write(table({}));
    expect(await next()).toEqual(joined.slice(0, 3));
    // What was in effect already when it began to look is nothing new.
    expect(events).toHaveLength(6);
  });

  it('is not overlooked when it changes in the moment in which it is first looked at', async () => {
    // Whatever asks for files has to wait for these.
    for (let busy = 0; busy < 16; busy += 1) pbkdf2('x', 'y', 200_000, 64, 'sha512', () => {});
    unfollow = followTable(running, file(), log, LOOK_MS);
    // The first look is over.
    await new Promise(setImmediate);
    write(table({ remotes: { 'mfe-jobs': jobs } }));
    expect(await next()).toEqual(joined);
  });
});

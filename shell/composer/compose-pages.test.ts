/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { namedSite } from '../site/released-site.ts';
import { CompositionRefused, SiteRendering } from './compose-pages.ts';
import { unpackPage } from './documents/packed-page.ts';
import type { LocalRelease } from './line-up.ts';
import type { RenderedSite } from './rendered-site.ts';
import { LocalHost } from './renderer/local-host.ts';
import { RendererPool } from './renderer/renderer-pool.ts';

/**
 * A shell's bundle whose pages show who has rendered them: a page that is kept has the number of an earlier process. It asks for
 * data and may stop there, as the shell's own does.
 */
const SHELL = `
  exports.SPOKEN_CONTRACTS = [1];
  exports.provided = {};
  const frame = { meta: { title: 'Titel', description: 'Beschreibung' }, missing: [], maxAge: 0 };
  const page = (text, chunks, loaderData = {}) => ({ page: {
    ...frame, html: process.pid + ' ' + text, chunks, hydration: { loaderData, actionData: null, errors: null },
  } });
  exports.renderUnanswered = async () => ({ ...frame, html: '', chunks: [] });
  exports.renderPage = async (url, load, _frame, isKnown) => {
    const { pathname } = new URL(url);
    const remote = await load('mfe-news').catch(() => null);
    if (!remote) return { page: { ...frame, html: '', chunks: [] } };
    const { read, slots = [], says } = remote;
    const data = { text: (await read())[pathname] };
    if (says || isKnown(data)) return { isKnown: true };
    const chunks = [{ remote: 'mfe-news', names: ['remote'], scripts: 'now' }];
    if (slots.includes(pathname)) chunks.push({ remote: 'mfe-news', names: ['slot'], scripts: 'later' });
    return page(data.text, chunks, data);
  };`;

const PATHS = ['/aktuelles', '/aktuelles/a', '/aktuelles/b'];
/** A remote whose texts are content. */
const code = (more = '') => `
  exports.contract = 1; exports.routes = []; exports.paths = ${JSON.stringify(PATHS)};
  exports.read = async () => require('./content.cjs').texts; ${more}`;
const content = (texts: Record<string, string>) => `exports.texts = ${JSON.stringify(texts)};`;
const texts = { '/aktuelles': 'Liste', '/aktuelles/a': 'Eins', '/aktuelles/b': 'Zwei' };

let folder: string;
let pool: RendererPool;
const ends: (() => void)[] = [];
const frame = () => ({
  shell: { version: '1', folder: join(folder, 'shell') },
  publicUrl: 'https://site.example',
  outside: {},
  site: namedSite().table,
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compose-'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/server.cjs'), SHELL);
  pool = new RendererPool(frame(), new LocalHost(), async () => null, pino({ level: 'silent' }));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
function release(server: string, contents: string): LocalRelease {
  made += 1;
  const version = `1.0.${made}-0123456789`;
  const output = join(folder, version);
  mkdirSync(output);
  writeFileSync(join(output, 'server.cjs'), server);
  writeFileSync(join(output, 'content.cjs'), contents);
  return { name: 'mfe-news', version, folder: output };
}

async function render(one: LocalRelease, earlier: RenderedSite[] = []): Promise<RenderedSite> {
  const { site, leases } = await SiteRendering.run({ ...frame(), releases: [one] }, pool, earlier);
  ends.push(() => {
    for (const lease of leases.values()) lease.release();
  });
  return site;
}

/** What each page of the remote shows, and the process that has rendered it. */
function shown({ rendered }: RenderedSite): Record<string, { by: string; text: string }> {
  return Object.fromEntries(
    PATHS.map((path) => {
      const one = rendered.get(path)?.rendered;
      const [, by = '', text = ''] =
        /(\d+) (.*)/.exec(one?.type === 'page' ? unpackPage(one.page).html : '') ?? [];
      return [path, { by, text }];
    }),
  );
}
const versionsOf = ({ rendered }: RenderedSite) =>
  PATHS.map((path) =>
    rendered
      .get(path)
      ?.participants.map(({ version }) => version)
      .join(),
  );

describe('a release that', () => {
  it('has other content renders those pages again whose loaders say something else', async () => {
    const first = await render(release(code(), content(texts)));
    const next = release(code(), content({ ...texts, '/aktuelles/b': 'Drei' }));
    const second = await render(next, [first]);
    const [before, after] = [shown(first), shown(second)];
    expect(after['/aktuelles']).toEqual(before['/aktuelles']);
    expect(after['/aktuelles/a']).toEqual(before['/aktuelles/a']);
    expect(after['/aktuelles/b']?.text).toBe('Drei');
    expect(after['/aktuelles/b']?.by).not.toBe(before['/aktuelles/b']?.by);
    expect(versionsOf(second)).toEqual(PATHS.map(() => next.version));
  });

  it('has other code renders all pages again', async () => {
    const first = await render(release(code(), content(texts)));
    const second = await render(release(code('// anders'), content(texts)), [first]);
    for (const path of PATHS) expect(shown(second)[path]?.by).not.toBe(shown(first)[path]?.by);
  });

  it('has a slot in a page renders that again, since slots have no loaders', async () => {
    const withSlot = code(`exports.slots = ['/aktuelles/a'];`);
    const first = await render(release(withSlot, content(texts)));
    const second = await render(release(withSlot, content(texts)), [first]);
    const again = PATHS.filter((path) => shown(second)[path]?.by !== shown(first)[path]?.by);
    expect(again).toEqual(['/aktuelles/a']);
  });

  it('says of a page that it is known is refused where nobody has asked for that', async () => {
    const first = await render(release(code(), content(texts)));
    const liar = release(code('exports.says = true;'), content(texts));
    const refused = render(liar, [first]);
    await expect(refused).rejects.toThrow(CompositionRefused);
    await expect(refused).rejects.toThrow('it sends what no renderer would');
  });

  it('has content that throws is refused, also where its code is known', async () => {
    const first = await render(release(code(), content(texts)));
    const broken = release(code(), `throw new Error('kein Inhalt');`);
    await expect(render(broken, [first])).rejects.toThrow(/can't be rendered: kein Inhalt/);
  });

  it('comes after one whose files are gone renders all pages again', async () => {
    const lost = release(code(), content(texts));
    const first = await render(lost);
    rmSync(lost.folder, { recursive: true });
    const second = await render(release(code(), content(texts)), [first]);
    for (const path of PATHS) expect(shown(second)[path]?.by).not.toBe(shown(first)[path]?.by);
  });

  it('goes back to what was live before has the pages of that', async () => {
    const [one, other] = [
      release(code(), content(texts)),
      release(code(), content({ ...texts, '/aktuelles': 'Neu' })),
    ];
    const first = await render(one);
    const second = await render(other, [first]);
    expect(shown(await render(one, [second, first]))).toEqual(shown(first));
  });
});

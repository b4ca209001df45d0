import type { ComposedPage } from '../composer/documents/composed-page.ts';
import { QueryPages } from './query-pages.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const pageOf = (path: string, maxAge?: number): ComposedPage => ({
  path,
  contentType: 'text/html; charset=utf-8',
  status: 200,
  body: bytes(path),
  brotli: bytes(path),
  gzip: bytes(path),
  tag: 'x',
  renderedBy: [],
  ...(maxAge === undefined ? {} : { maxAge }),
});

/** A composer that answers an address when it is told to, and knows what it was asked. */
function composer(maxAge?: number) {
  const asked: string[] = [];
  const answers = new Map<string, (found: boolean) => void>();
  const render = async (url: string) => {
    const { search } = new URL(url, 'http://site.internal');
    asked.push(url);
    const found = await new Promise<boolean>((resolve) => answers.set(search, resolve));
    return found ? { page: pageOf(url, maxAge) } : null;
  };
  return { asked, answers, render };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Asks at once, and has what is asked for rendered. */
async function visit(pages: QueryPages, by: ReturnType<typeof composer>, path: string, found = true) {
  const answer = pages.page(by, path, 'a');
  await settled();
  by.answers.get(path.replace('/s', ''))?.(found);
  return answer;
}

describe('the pages of a query', () => {
  it('are rendered once for all who ask the same at that time', async () => {
    const pages = new QueryPages();
    const by = composer();
    const answers = ['a', 'a', 'b', 'c'].map((network) => pages.page(by, '/s?q=1', network));
    await settled();
    const later = pages.page(by, '/s?q=1', 'd');
    by.answers.get('?q=1')?.(true);
    const rendered = await Promise.all([...answers, later]);
    expect(by.asked).toEqual(['/s?q=1']);
    for (const answer of rendered) expect(answer).toBe(rendered[0]);
  });

  it('are kept as long as they say, for the releases that they were rendered with', async () => {
    let now = 0;
    const pages = new QueryPages(() => now);
    const [live, canary] = [composer(300), composer(300)];
    const first = await visit(pages, live, '/s?q=1');
    now = 299_999;
    expect(await visit(pages, live, '/s?q=1')).toEqual(first);
    expect(live.asked).toHaveLength(1);
    await visit(pages, canary, '/s?q=1');
    expect(canary.asked).toHaveLength(1);
    now = 300_000;
    await visit(pages, live, '/s?q=1');
    expect(live.asked).toHaveLength(2);
  });

  it('are rendered anew if they say nothing, or if none came', async () => {
    const pages = new QueryPages();
    const [silent, lasting] = [composer(), composer(300)];
    await visit(pages, silent, '/s?q=1');
    await visit(pages, silent, '/s?q=1');
    expect(silent.asked).toHaveLength(2);
    expect(await visit(pages, lasting, '/s?q=1', false)).toBeNull();
    expect(await visit(pages, lasting, '/s?q=1')).not.toBeNull();
  });

  it('come in turns: who asks for everything holds up nobody, and has none for what is too much', async () => {
    const pages = new QueryPages();
    const by = composer();
    const flood = Array.from({ length: 60 }, (_, index) => pages.page(by, `/s?q=${index}`, 'a'));
    const other = pages.page(by, '/s?q=other', 'b');
    await settled();
    expect(by.asked).toEqual(['/s?q=0', '/s?q=1', '/s?q=other']);
    by.answers.get('?q=other')?.(true);
    expect(await other).not.toBeNull();
    const answerOn = async (): Promise<void> => {
      const known = by.asked.length;
      for (const answer of by.answers.values()) answer(true);
      await settled();
      if (by.asked.length > known) await answerOn();
    };
    await answerOn();
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === null)).toHaveLength(60 - 26);
  });

  it('are rendered at the first turn of any who ask, however much one of them asks for', async () => {
    const pages = new QueryPages();
    const by = composer();
    const names = ['x', 'y', 'wanted'];
    const [, , crowded] = names.map((name) => pages.page(by, `/s?q=${name}`, 'a'));
    const shared = pages.page(by, '/s?q=wanted', 'b');
    await settled();
    by.answers.get('?q=wanted')?.(true);
    expect(await shared).not.toBeNull();
    expect(await crowded).toBe(await shared);
    expect(by.asked.filter((url) => url.endsWith('wanted'))).toHaveLength(1);
  });

  it('fail for all who wait if the composer fails, and leave the place to others', async () => {
    const pages = new QueryPages();
    const broken = { render: () => Promise.reject(new Error('gone')) };
    for (let round = 0; round < 10; round += 1) {
      await expect(pages.page(broken, '/s?q=1', 'a')).rejects.toThrow('gone');
    }
  });
});

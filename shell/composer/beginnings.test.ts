/** @jest-environment node */
import { type Beginnings, beginningsOf } from './beginnings.ts';
import { pageRendered } from './testing/page-rendered.ts';

const site = {
  remotes: [
    { remote: 'mfe-news', paths: ['/neues/*', '/neues', '/neues/heft'], assets: [] },
    { remote: 'mfe-content', paths: ['/', '/kontakt'], assets: [] },
  ],
  redirects: {},
  menu: [],
};

const page = (path: string, remote: string, ...names: string[]) =>
  pageRendered(path, { chunks: [{ remote, names, scripts: 'now' }] });
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => page(`/neues/${index}`, 'mfe-news', 'item'));

const namesOf = (beginnings: Beginnings) =>
  Object.fromEntries(Object.entries(beginnings).map(([path, { names }]) => [path, names.join()]));

describe('what pages begin with', () => {
  it('stands under their paths, and once for the most frequent below a pattern', () => {
    const pages = [
      page('/neues', 'mfe-news', 'list'),
      page('/neues/archiv', 'mfe-news', 'archive'),
      page('/neues/heft', 'mfe-news', 'item'),
      ...items(3_000),
      page('/', 'mfe-content', 'home'),
    ];
    expect(namesOf(beginningsOf(pages, site))).toEqual({
      '/neues': 'list',
      '/neues/*': 'item',
      '/neues/heft': 'item',
      '/neues/archiv': 'archive',
      '/': 'home',
    });
  });

  it('is the same where a kind of pages has one page alone', () => {
    expect(namesOf(beginningsOf(items(1), site))).toEqual({ '/neues/0': 'item' });
  });

  it('is left out of what would be a list without an end', () => {
    const own = Array.from({ length: 500 }, (_, index) =>
      page(`/neues/${index}`, 'mfe-news', `item-${index}`),
    );
    expect(Object.keys(beginningsOf([...own, page('/', 'mfe-content', 'home')], site))).toHaveLength(21);
  });

  it('is nothing of slots, of other remotes, of resources and of unknown paths', () => {
    const feed = { type: 'resource', resource: { contentType: 'text/plain', body: '' } } as const;
    const pages = [
      pageRendered('/', { chunks: [{ remote: 'mfe-content', names: ['slot-Map'], scripts: 'later' }] }),
      page('/kontakt', 'mfe-news', 'list'),
      page('/unbekannt', 'mfe-news', 'list'),
      { path: '/neues', participants: [], rendered: feed },
    ];
    expect(beginningsOf(pages, site)).toEqual({});
  });
});

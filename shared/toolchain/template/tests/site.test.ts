import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type ComposedPages, composeHere } from '@goldbraun/toolchain/testing/pages';
import { start } from '../text/de/start.ts';

describe('the site with this remote', () => {
  let pages: ComposedPages;
  before(async () => {
    pages = await composeHere();
  });

  it('has its page, with its title and its words', () => {
    const html = pages.get('/vorlage') ?? '';
    assert.match(html, new RegExp(`<title>${start.metaTitle.replace('|', '\\|')}</title>`));
    assert.match(html, new RegExp(`<h1[^>]*>${start.title}</h1>`));
  });

  it('leads to it from the menu of every page', () => {
    const links = [...pages].filter(([path]) => !path.endsWith('.xml'));
    assert.deepEqual(
      links
        .filter(([, html]) => html.startsWith('<!doctype') && !html.includes('href="/vorlage"'))
        .map(([path]) => path),
      [],
    );
  });

  it('names it in the sitemap', () => {
    assert.match(pages.get('/sitemap.xml') ?? '', /\/vorlage<\/loc>/);
  });
});

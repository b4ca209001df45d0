/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuiltPart } from './built-part.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'part-'));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ files: {} }));
  writeFileSync(join(folder, 'route-assets.json'), JSON.stringify({ list: { js: [], css: ['list.css'] } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (styles: string) => {
  writeFileSync(join(folder, 'list.css'), styles);
  return new BuiltPart('mfe-news', '1.0.0-0123456789', folder).stylesOf(['list'])[0]?.text;
};

describe('a stylesheet that stands in a document', () => {
  it.each([
    ['url(font.woff2)', 'url(/remotes/mfe-news/1.0.0-0123456789/font.woff2)'],
    [`url("a b.svg")`, `url("/remotes/mfe-news/1.0.0-0123456789/a b.svg")`],
    [`url( 'x.svg#y')`, `url('/remotes/mfe-news/1.0.0-0123456789/x.svg#y')`],
  ])('has the file beside it for %s', (from, to) => {
    expect(textOf(`a{background:${from}}`)).toBe(`a{background:${to}}`);
  });

  it.each([
    'url(/asset/x.svg)',
    'url("/asset/x.svg")',
    'url(data:image/svg+xml,x)',
    'url(#shadow)',
    `url('')`,
  ])('is left as it is with %s', (address) => {
    expect(textOf(`a{background:${address}}`)).toBe(`a{background:${address}}`);
  });

  it('is none if it would end the element', () => {
    expect(textOf('a{content:"</style>"}')).toBeNull();
  });
});

import { ownPathOf } from './own-path.ts';

const address = 'http://127.0.0.1:4000/aktuelles/alt?suche=a';

describe('where a release leads a visitor', () => {
  it.each([
    ['/standorte', '/standorte'],
    ['neu', '/aktuelles/neu'],
    ['http://127.0.0.1:4000/standorte?q=Köln#karte', '/standorte?q=K%C3%B6ln#karte'],
    ['/aktuelles/日本', '/aktuelles/%E6%97%A5%E6%9C%AC'],
    ['/a\r\nset-cookie: b=c', '/aset-cookie:%20b=c'],
    ['http://127.0.0.1:4000//evil.example/', '/evil.example/'],
  ])('%j is the path %s of this site', (target, path) => {
    expect(ownPathOf(target, address)).toBe(path);
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'http://['])(
    '%s is nowhere',
    (target) => {
      expect(ownPathOf(target, address)).toBeNull();
    },
  );
});

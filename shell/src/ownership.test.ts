import { paths } from '@goldbraun/shared/contract/paths';
import { namedSite } from '../site/released-site.ts';
import { documentOf, documentsOf, ownerOf, ownerOfAsset, redirectOf, unknownTarget } from './ownership.ts';

const { table: site } = namedSite();

describe('the table of paths', () => {
  it('gives every named path to exactly one remote', () => {
    for (const path of Object.values(paths)) expect([path, redirectOf(site, path)]).toEqual([path, null]);
    expect(ownerOf(site, '/aktuelles/eine-meldung')?.remote).toBe('mfe-news');
    expect(ownerOf(site, paths.acquisition)?.remote).toBe('mfe-acquisition');
    expect(ownerOf(site, '/gibt-es-nicht')).toBeUndefined();
  });

  it.each([
    ['/gibt-es-nicht', '/'],
    ['/restaurantkonzepte/zukunftige-koncepte', paths.future],
    ['/hamburg/bildergalerie-restaurant-stresemannstra%C3%9Fe.html', paths.hamburg],
    ['/hamburg/bildergalerie-restaurant-stresemannstraße.html', paths.hamburg],
    ['/aktuelles/', '/aktuelles'],
    ['/standorte/', '/standorte'],
    ['/%', '/'],
    ['//evil.example', '/'],
    ['/%61ktuelles/', '/aktuelles'],
    ['/%61ktuelles/%E6%97%A5%E6%9C%AC/', '/aktuelles/%E6%97%A5%E6%9C%AC'],
    ['/%61ktuelles/x%0d%0aset-cookie:%20a=b/', '/aktuelles/x%0D%0Aset-cookie%3A%20a%3Db'],
    ['/%61ktuelles/a%3Fsuche=b%23c/', '/aktuelles/a%3Fsuche%3Db%23c'],
    ['/%61ktuelles/100%25/', '/aktuelles/100%25'],
    ['/%61ktuelles/%2f%2fevil.example/', '/aktuelles///evil.example'],
  ])('leads %s to %s', (path, target) => {
    expect(redirectOf(site, path)).toBe(target);
  });

  it('does not take long over a path of nothing but slashes', () => {
    const before = process.cpuUsage();
    for (const path of [`${'/'.repeat(15_000)}a`, `/aktuelles/${'/'.repeat(15_000)}a`])
      redirectOf(site, path);
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(50);
  });

  it('leads an unknown news item to the list, and anything else to Home', () => {
    expect(unknownTarget(site, '/aktuelles/nie-gewesen')).toBe('/aktuelles');
    expect(unknownTarget(site, '/nie-gewesen')).toBe('/');
  });

  it('gives the document of the panorama tour to the remote whose release brings it', () => {
    expect(documentOf(site, '/panorama/kiefersfelden')).toEqual({
      remote: 'mfe-content',
      file: 'panorama-tour.html',
    });
    expect(documentOf(site, '/panorama')).toBeUndefined();
    expect(documentsOf(site, 'mfe-content')).toEqual(['panorama-tour.html']);
    expect(documentsOf(site, 'mfe-news')).toEqual([]);
  });

  it('gives a public file to the owner of the longest prefix', () => {
    expect(ownerOfAsset(site, '/asset/images/news/1.jpg')).toBe('mfe-news');
    expect(ownerOfAsset(site, '/asset/images/home/hero.jpg')).toBe('mfe-content');
    expect(ownerOfAsset(site, '/asset/pdf/checkliste.pdf')).toBe('mfe-acquisition');
    expect(ownerOfAsset(site, '/asset/lang.json')).toBeUndefined();
  });
});

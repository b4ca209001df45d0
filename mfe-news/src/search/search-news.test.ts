import { items } from '../../text/de/items.ts';
import { searchNews } from './search-news.ts';

const find = async (query: string) =>
  Promise.all((await searchNews(query, items)).map(async (describe) => (await describe()).result));
const slugs = async (query: string) => (await find(query)).map((result) => result.slug);

describe('searchNews', () => {
  it('finds an umlaut that is written with two letters, and ß written as ss', async () => {
    expect(await slugs('Eroeffnung')).toEqual(await slugs('Eröffnung'));
    expect(await slugs('Eroeffnung')).toContain('eroeffnung-ingolstadt-nord');
    expect(await slugs('Fussgaenger')).toContain('berlin-warschauer-strasse');
    expect(await slugs('warschauer strasse')).toEqual(['berlin-warschauer-strasse']);
  });

  it('does not care for upper case', async () => {
    expect(await slugs('ERBBAURECHT')).toEqual(await slugs('erbbaurecht'));
    expect((await slugs('ERBBAURECHT'))[0]).toBe('erbbaurecht-lueneburg');
  });

  it.each([
    ['a wrong letter', 'Heilbrunn', 'zwei-spuren-heilbronn'],
    ['a missing letter', 'Kasel', 'baubeginn-kassel-waldau'],
    ['an additional letter', 'Augssburg', 'wohnen-ueber-dem-restaurant-augsburg'],
    ['two swapped letters', 'Denkmlaschutz', 'berlin-warschauer-strasse'],
    ['two swapped letters, in a short word', 'Kassle', 'baubeginn-kassel-waldau'],
  ])('finds a word with %s', async (_, query, slug) => {
    expect((await slugs(query))[0]).toBe(slug);
  });

  it('finds a word inside of a compound', async () => {
    expect(await slugs('öffnung')).toContain('eroeffnung-ingolstadt-nord');
    expect(await slugs('fassade')).toContain('baubeginn-kassel-waldau'); // „Glasfassade“
  });

  it('finds a word by its beginning, as while typing', async () => {
    expect((await slugs('Denkm'))[0]).toBe('berlin-warschauer-strasse');
  });

  it('finds another form of the word', async () => {
    expect(await slugs('Solardächern')).toEqual(await slugs('Solardach'));
  });

  it('wants every word of the query, but no words that stand everywhere', async () => {
    expect(await slugs('Restaurant in der Winterzeit Augsburg')).toEqual([]);
    expect(await slugs('der Kran in Kassel')).toEqual(['baubeginn-kassel-waldau']);
  });

  it('puts a hit in the title before hits in the article', async () => {
    expect((await slugs('Berlin'))[0]).toBe('berlin-warschauer-strasse');
  });

  it('finds nothing for nonsense, signs and figures that stand nowhere', async () => {
    for (const query of ['xyzzyqwertz', '!!! ???', '<script>alert(1)</script>', '998877']) {
      expect(await slugs(query)).toEqual([]);
    }
  });

  it('says which words to mark, and which of them stand in the article alone', async () => {
    const [found] = await find('Spedition Familie');
    expect(found).toEqual({
      slug: 'eroeffnung-ingolstadt-nord',
      terms: expect.arrayContaining(['spedition', 'eigentumerfamilie']),
      inArticle: ['Eigentümerfamilie'],
    });
  });

  it('marks what it took for the word with the typo', async () => {
    const [found] = await find('Heilbrunn');
    expect(found?.terms).toContain('heilbronn');
  });
});

import { paths } from '../../harness/pages.ts';
import { expect, test } from '../test.ts';

test('the news are searched while the visitor types, and the search stays when they come back', async ({
  visitor,
}) => {
  const field = { css: 'main [type=search]' };
  const cards = { css: 'main article :is(h2, h3)' };
  await visitor.open(paths.news);
  const all = await visitor.count(cards);
  expect(all).toBeGreaterThan(5);
  await visitor.type(field, 'Kirchenvorstand');
  await visitor.reads({ css: '[role=status] :is(h2, h3)' }, ['Suchergebnis für „Kirchenvorstand“']);
  await visitor.reads(cards, ['Lüneburg: bauen im Erbbaurecht']);
  await visitor.isAt(`${paths.news}?suche=Kirchenvorstand`);
  await visitor.click({ css: 'main article a', words: 'Mehr erfahren' });
  await visitor.reads({ css: 'h1' }, [/^Lüneburg/]);
  await visitor.click({ css: 'main a', words: 'Zurück' });
  await visitor.reads(cards, ['Lüneburg: bauen im Erbbaurecht']);
  await visitor.replace(field, 'xyzzyqwertz');
  await visitor.reads({ css: '[role=status] :is(h2, h3)' }, [
    'Es gibt leider keine Suchergebnisse zu Ihrem gesuchten Begriff.',
  ]);
  await visitor.click({ css: 'main a', words: 'Suche zurücksetzen' });
  await visitor.expects(() => document.querySelectorAll('main article').length, all);
});

test('restaurants are found around a town, in spite of a typo, in the list and on the map', async ({
  visitor,
}) => {
  const heading = { css: '#restaurantsuche [role=status] :is(h2, h3)' };
  await visitor.open(paths.locations);
  await visitor.settles();
  await visitor.type({ css: '#restaurantsuche [type=search]' }, 'Kasel');
  await visitor.click({ css: '#restaurantsuche button', words: 'Restaurants suchen' });
  await visitor.reads(heading, [/^9 Restaurants im Umkreis von 25 km um Kassel$/]);
  await visitor.isAt(`${paths.locations}?q=Kasel&radius=25`);
  expect(await visitor.count({ css: '#restaurantsuche ol > li' })).toBe(9);
  await visitor.click({ css: '#restaurantsuche [role=group] a' });
  await visitor.expects(() => /^#restaurant-r\d{4}$/.test(location.hash), true);
  await visitor.expects(() => {
    const { top = -1 } = document.querySelector(':target')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  }, true);
});

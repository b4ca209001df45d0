import { paths, slugs } from '../../harness/pages.ts';
import { expect, test } from '../test.ts';

const item = `${paths.news}/${slugs[0]}`;
const gallery = 'section:has(.swiper)';
const next = { css: `${gallery} button`, words: 'Nächstes Bild' };
const previous = { css: `${gallery} button`, words: 'Vorheriges Bild' };

/** Which picture stands in the middle, whatever the count says. */
const inTheMiddle = () =>
  [...document.querySelectorAll('.swiper li a')].findIndex((link) => {
    const { left, right } = link.getBoundingClientRect();
    return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2) < 2;
  });

test('a gallery goes on by its arrows, and from the last picture to the first', async ({ visitor }) => {
  await visitor.open(item);
  await visitor.comesTo({ css: gallery });
  await visitor.click(next);
  await visitor.expects(inTheMiddle, 1);
  await visitor.click(next);
  await visitor.expects(inTheMiddle, 2);
  await visitor.click(next);
  await visitor.expects(inTheMiddle, 0);
  await visitor.click(previous);
  await visitor.expects(inTheMiddle, 2);
  await visitor.expects(
    (words) => document.querySelector('.swiper [aria-live=polite]')?.textContent?.startsWith(words),
    true,
    'Bild 3 von 3',
  );
});

test('a picture opens in full size, goes on by keys, and gives the focus back', async ({ visitor }) => {
  const lightbox = { css: 'dialog[aria-label="Bilder in voller Größe"]' };
  const counter = { css: '.lg-counter' };
  await visitor.open(item);
  await visitor.click({ css: `${gallery} li a` });
  await visitor.sees(lightbox);
  await visitor.reads(counter, [/^1 ?\/ ?3$/]);
  await visitor.expects(
    () => (document.querySelector<HTMLImageElement>('.lg-current .lg-image')?.naturalWidth ?? 0) > 0,
    true,
  );
  // While pictures change places, the lightbox takes no other wish.
  const isBusy = () => document.querySelector('dialog [aria-busy]')?.ariaBusy;
  await visitor.expects(isBusy, 'false');
  await visitor.press('ArrowRight');
  await visitor.reads(counter, [/^2 ?\/ ?3$/]);
  await visitor.expects(isBusy, 'false');
  await visitor.click({ css: `${lightbox.css} button`, words: 'Nächstes Bild' });
  await visitor.reads(counter, [/^3 ?\/ ?3$/]);
  await visitor.press('Escape');
  await visitor.misses(lightbox);
  expect(await visitor.asks(() => Boolean(document.activeElement?.closest('.swiper li')))).toBe(true);
});

import { documents } from '@goldbraun/shared/contract/documents';
import { paths } from '../../harness/pages.ts';
import { expect, test } from '../test.ts';

/** Where the view looks: the place of a pin on the screen changes with it. */
const pinAt = () => document.querySelector<HTMLElement>('.hot-spot')?.style.transform;

test('the page has the tour in its frame as soon as a visitor comes near', async ({ visitor }) => {
  await visitor.open(paths.panorama);
  await visitor.misses({ css: 'iframe' });
  await visitor.comesTo({ css: 'main figure' });
  await visitor.expects(
    () =>
      document.querySelector('iframe')?.contentDocument?.querySelector('[role=application] canvas') !== null,
    true,
  );
});

test('the tour turns by its buttons and by the keyboard, and its places can be read about', async ({
  visitor,
}) => {
  await visitor.openDocument(documents.panoramaTour);
  for (const name of ['Nach links drehen', 'Vergrößern', 'Nach unten blicken']) {
    await visitor.sees({ css: '.hot-spot' });
    const before = await visitor.asks(pinAt);
    await visitor.click({ css: 'button', words: name });
    await expect.poll(() => visitor.asks(pinAt), name).not.toBe(before);
  }
  await visitor.click({ css: 'summary', words: 'Orte im Rundblick' });
  await visitor.click({ css: '.places button', words: 'Gastraum' });
  await visitor.reads({ css: '.info :is(h1, h2, h3)' }, ['Gastraum']);
  await visitor.press('Escape');
  await visitor.misses({ css: '.info :is(h1, h2, h3)' });
});

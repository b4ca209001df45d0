import { SLOT_ATTRIBUTE } from '@goldbraun/shared/contract/slot';
import { LINE_UP } from '../../../shell/src/boot.ts';
import { launchSite, type TestSite } from '../../harness/launch.ts';
import { paths } from '../../harness/pages.ts';
import { healthOf, releaseVariant } from '../../harness/remote-variant.ts';
import { expect, test } from '../test.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await launchSite('production');
});
test.afterAll(() => site.stop());

/** A team's change of one text, in the browser's files and in the server's. */
const changedTitle = (_file: string, content: string) =>
  content.replaceAll(/(["'`])Aktuelles\1/g, '$1Frisch gemeldet$1');

test('a tab that is open while the news are released goes on with what it was opened with, and the next visit has the release', async ({
  visitor,
}) => {
  await visitor.open(site.address);
  await visitor.asks(() => Object.assign(window, { sameDocument: true }) && null);
  // From then on the tab knows all releases that belong to it.
  await visitor.expects(
    (file) =>
      performance
        .getEntriesByType('resource')
        .some(({ name, responseEnd }: PerformanceEntry & { responseEnd?: number }) =>
          Boolean(name.endsWith(file as string) && responseEnd),
        ),
    true,
    LINE_UP,
  );
  const version = await releaseVariant(site, 'mfe-news', changedTitle);
  await expect.poll(async () => (await healthOf(site)).remotes['mfe-news']?.version).toBe(version);

  await visitor.click({ css: 'header nav a', words: 'Aktuelles' });
  await visitor.reads({ css: 'h1' }, ['Aktuelles']);
  await visitor.click({ css: 'main article a', words: 'Mehr erfahren' });
  await visitor.sees({ css: 'article h1' });
  await visitor.click({ css: 'header nav a', words: 'Kontakt' });
  await visitor.isAt(paths.contact);
  // Firefox and WebKit complain of whatever is still under way when a page is left, and the form is not there yet when the address is.
  await visitor.sees({ css: `[${SLOT_ATTRIBUTE}="mfe-acquisition/OfferForm"] form` });
  await visitor.settles();
  expect(await visitor.asks(() => 'sameDocument' in window)).toBe(true);

  await visitor.open(site.address + paths.news);
  await visitor.reads({ css: 'h1' }, ['Frisch gemeldet']);
  await visitor.click({ css: 'main article a', words: 'Mehr erfahren' });
  await visitor.sees({ css: 'article h1' });
});

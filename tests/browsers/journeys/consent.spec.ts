import { launchSite, type TestSite } from '../../harness/launch.ts';
import { type OtherOrigin, startOtherOrigin } from '../../harness/other-origin.ts';
import { paths } from '../../harness/pages.ts';
import { expect, test } from '../test.ts';

let site: TestSite;
let other: OtherOrigin;
test.beforeAll(async () => {
  other = await startOtherOrigin();
  site = await launchSite('production', { env: { PANORAMA_URL: `${other.address}/tour` } });
});
test.afterAll(async () => {
  await site.stop();
  await other.stop();
});

const always = { css: 'main button', words: 'Immer laden' };
const frame = { css: 'iframe' };

test('nothing of others comes before the visitor agrees; what they decide is kept, and taken back at once', async ({
  visitor,
}) => {
  const address = site.address + paths.panorama;
  await visitor.open(address);
  await visitor.comesTo(always);
  expect(other.asked).toEqual([]);
  expect(await visitor.asks(() => localStorage.length + document.cookie.length)).toBe(0);
  await visitor.click(always);
  await visitor.sees(frame);
  await expect.poll(() => other.asked).toEqual(['/tour']);

  await visitor.open(address);
  await visitor.comesTo({ css: 'main figure' });
  await visitor.sees(frame);
  await expect.poll(() => other.asked).toEqual(['/tour', '/tour']);

  await visitor.click({ css: 'footer button', words: 'Privatsphäre Einstellungen' });
  await visitor.reads({ css: 'dialog [data-decision]' }, [/zugestimmt \(Fassung 1\)/]);
  await visitor.click({ css: 'dialog button', words: 'Ablehnen' });
  await visitor.reads({ css: 'dialog [data-decision]' }, [/abgelehnt \(Fassung 1\)/]);
  await visitor.misses(frame);
  await visitor.press('Escape');
  await visitor.misses({ css: 'dialog' });
  await visitor.sees(always);
});

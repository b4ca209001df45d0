import { allPaths } from '../../harness/pages.ts';
import { developmentSiteUrl, siteUrl } from '../../harness/test.ts';
import { expect, test } from '../test.ts';

for (const [build, address] of [
  ['as it is released', siteUrl],
  ["with React's development build", developmentSiteUrl],
] as const) {
  test(`every page, ${build}, comes to life without a word in the console`, async ({ visitor }) => {
    for (const path of allPaths) {
      await test.step(path, async () => {
        await visitor.open(address() + path);
        await visitor.settles();
        expect(await visitor.count({ css: 'h1' })).toBe(1);
        expect.soft(await visitor.troubles(), path).toEqual([]);
      });
    }
  });
}

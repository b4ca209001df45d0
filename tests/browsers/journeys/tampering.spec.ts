import { paths } from '../../harness/pages.ts';
import { startTamperingProxy } from '../../harness/tampering-proxy.ts';
import { siteUrl } from '../../harness/test.ts';
import { expect, test } from '../test.ts';

// Of an error that a script hands to the console, Firefox gives its driver no words.
const refused = /integrity|not what was released|JSHandle@error/i;
test.use({ expectedTrouble: refused });

/** Scripts as they come to a page, and what a visitor does until they come. */
const scripts: { what: string; file: RegExp; path: string; comesTo?: string; goesTo?: string }[] = [
  { what: "the shell's script", file: /\/shell\/[^/]+\/main\.[^/]+\.js$/, path: paths.home },
  { what: "the page's script", file: /\/mfe-content\/[^/]+\/home\.[^/]+\.js$/, path: paths.home },
  {
    what: 'the script of a slot',
    file: /\/slot-OfferForm\.[^/]+\.js$/,
    path: paths.contact,
    comesTo: '#contactForm',
  },
  {
    what: "another remote's script",
    file: /\/mfe-news\/[^/]+\/news-list\.[^/]+\.js$/,
    path: paths.home,
    goesTo: paths.news,
  },
];

for (const { what, file, path, comesTo, goesTo } of scripts) {
  test(`${what} that was changed on its way does not run, and the page stands`, async ({ visitor }) => {
    const proxy = await startTamperingProxy(siteUrl(), file);
    const heard: string[] = [];
    try {
      await visitor.openDocument(proxy.address + path);
      if (comesTo) await visitor.comesTo({ css: comesTo });
      if (goesTo) {
        await visitor.open(proxy.address + path);
        await visitor.click({ css: `header a[href="${goesTo}"]` });
        await visitor.isAt(goesTo);
      }
      await expect
        .poll(async () => {
          heard.push(...(await visitor.troubles()));
          return heard.join('\n');
        })
        .toMatch(/integrity/i);
      expect(proxy.changed).not.toEqual([]);
      expect(await visitor.asks(() => 'tampered' in window)).toBe(false);
      expect(await visitor.count({ css: 'h1' })).toBe(1);
      expect(heard.filter((words) => !refused.test(words))).toEqual([]);
    } finally {
      await proxy.stop();
    }
  });
}

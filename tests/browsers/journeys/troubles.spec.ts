/** That the other journeys would notice: what each engine says when something is wrong, and that it is heard. */
import { paths } from '../../harness/pages.ts';
import type { InPage } from '../engines/tab.ts';
import { expect, test } from '../test.ts';

test.use({ expectedTrouble: /./ });

const wrongs: { what: string; happens: InPage<unknown, unknown>; heard: RegExp }[] = [
  {
    what: 'an error in the console',
    happens: () => console.error('Das darf nicht sein'),
    heard: /Das darf nicht sein/,
  },
  {
    what: 'a warning in the console',
    happens: () => console.warn('Das soll nicht sein'),
    heard: /Das soll nicht sein/,
  },
  {
    what: 'an error that nobody catches',
    happens: () => {
      setTimeout(() => {
        throw new Error('kaputt');
      });
    },
    heard: /kaputt/,
  },
  {
    what: 'a promise that nobody catches',
    happens: () => {
      Promise.reject(new Error('abgelehnt'));
    },
    heard: /abgelehnt/,
  },
  {
    what: 'a style that the policy stops',
    happens: () =>
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }),
      ),
    heard: /style-src/i,
  },
  {
    what: 'a picture of another site that the policy stops',
    happens: () => {
      new Image().src = 'https://fremd.example/bild.png';
    },
    heard: /fremd\.example/,
  },
  {
    what: 'a string that would become an element',
    happens: () => {
      setTimeout(() => {
        document.body.innerHTML = '<p>';
      });
    },
    heard: /trusted/i,
  },
  {
    what: 'an answer that is not what its hash says',
    happens: () => {
      fetch('/line-up.json', { integrity: `sha384-${'A'.repeat(64)}` }).catch(() => {});
    },
    heard: /integrity/i,
  },
  {
    what: 'a script that is not there',
    happens: () => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: '/remotes/mfe-news/nowhere.js',
      });
      document.head.append(link);
    },
    heard: /404.*nowhere\.js/,
  },
];

for (const { what, happens, heard } of wrongs) {
  test(`${what} is heard`, async ({ visitor }) => {
    await visitor.open(paths.home);
    expect(await visitor.troubles()).toEqual([]);
    await visitor.asks(happens);
    const troubles: string[] = [];
    // An engine may say it in two ways, one after the other.
    await expect
      .poll(async () => {
        troubles.push(...(await visitor.troubles()));
        return troubles;
      })
      .toContainEqual(expect.stringMatching(heard));
  });
}

import { namedSite } from '../site/released-site.ts';
import { ownerOf } from '../src/ownership.ts';
import { publicReason } from './public-reason.ts';

const { table: site } = namedSite();
const isOwnPath = (path: string) => ownerOf(site, path) !== undefined;

const base = '/remotes/mfe-news/1.0.0-0123456789';

describe('the reason of a refusal, as anybody may read it,', () => {
  it.each([
    [`${base}/server.cjs answers 404`, 'server.cjs answers 404'],
    [`${base}/assets/a~b.js does not come within 5 s`, 'assets/a~b.js does not come within 5 s'],
    [`${base}/server.cjs does not come (connect ECONNREFUSED 10.0.0.7:80)`, 'server.cjs does not come'],
    [`${base}/server.cjs is not what its hash says`, 'server.cjs is not what its hash says'],
    [`${base}/server.cjs leads elsewhere`, 'server.cjs leads elsewhere'],
    [`${base}/server.cjs is larger than 20 MB`, 'server.cjs is larger than 20 MB'],
    [
      `asset/a.avif is damaged where it is stored: ${base}/asset/a.avif answers 503`,
      'asset/a.avif is damaged where it is stored',
    ],
    ["it can't be stored or read (Error: geheim)", "it can't be composed"],
    ['discovery.json: the file: geheim', 'discovery.json is not in its form'],
    ['it is incomplete: list.js is no part of it', 'it is incomplete: list.js is no part of it'],
    ['release.json is of mein-geheimnis@1.0.0', 'release.json is of another release'],
    ['it needs geheim ^1.0.0, the shell has none', 'it needs what the shell does not have'],
    ['it needs react ^1.0.0-geheim, the shell has 19.3.1', 'it needs what the shell does not have'],
    ['release.json names no server.cjs', 'release.json names no server.cjs'],
    ['release.json: Invalid type: Expected string but received "geheim"', 'release.json is not in its form'],
    [
      'it is built for contract 99, the shell speaks 1 and 2',
      'it is built for contract 99, the shell speaks 1 and 2',
    ],
    [
      "mfe-news@1.0.0-a can't be loaded: it is built for contract 99, the shell speaks 1",
      "its code can't be loaded: it is built for contract 99, the shell speaks 1",
    ],
    [
      `mfe-news@1.0.0-a can't be loaded: it requires "node:fs", which the shell does not provide`,
      `its code can't be loaded: it requires "node:fs", which the shell does not provide`,
    ],
    [
      `mfe-news@1.0.0-a can't be loaded: it requires "geheim", which the shell does not provide`,
      "its code can't be loaded: it requires what the shell does not provide",
    ],
    ["mfe-news@1.0.0-a can't be loaded: Cannot read /home/node/geheim", "its code can't be loaded"],
    ["/aktuelles can't be rendered: kaputt postgres://user:geheim@db", "/aktuelles can't be rendered"],
    [
      `/aktuelles can't be rendered: a loader returns the function "geheim"; only data reaches the browser`,
      "/aktuelles can't be rendered: a loader returns a function; only data reaches the browser",
    ],
    ["/etc/geheim can't be rendered: kaputt", "a page can't be rendered"],
    [`/aktuelles/${'a'.repeat(300)} can't be rendered: kaputt`, "a page can't be rendered"],
    ['/aktuelles leads to https://geheim.example instead of a page', '/aktuelles leads elsewhere'],
    ...[
      'it is larger than 200 MB',
      'it has more than 5,000 files',
      'it does not come within 120 s',
      'it needs react ^19.4.0, the shell has 19.3.1',
      'it needs contract >=1.1.0 <2.0.0, the shell has 1.0.0 and 2.3.0',
      'it needs react-redux ^9.3.0, the shell has none',
      "it can't be stored or read (ENOSPC)",
      "it can't be written down that it is tried (ENOSPC)",
      'discovery.json is larger than 1 MB',
      'discovery.json leads elsewhere',
      'discovery.json names 12 canaries, not one',
      'discovery.json is not signed',
      'discovery.json has been changed since it was signed',
      'discovery.json is signed for another remote',
      'discovery.json is signed with the key of mfe-content',
      "discovery.json is signed with a key that is none of mfe-news's",
      'discovery.json is of 2026-11-20T09:00:00.000Z, older than what was seen, of 2026-11-21T09:00:00.000Z',
    ].map((sentence): [string, string] => [sentence, sentence]),
    ['it does not end within 5 s of CPU time', 'it does not end within 5 s of CPU time'],
    ['it stops the composer: geheim', 'it stops the composer'],
    ["composer: the composer can't be reached (ENOENT)", "the composer can't be reached"],
    ['composer: the composer has ended', 'the composer has ended'],
    [
      'composer: the composer is of another version than the shell: geheim',
      'the composer is of another version',
    ],
    [
      "/aktuelles can't be shown: it has a <geheim>",
      "/aktuelles can't be shown: it has what no page may have",
    ],
    [
      'it was live, and its process has ended again and again: mfe-news@1: it takes more than 320 MB of memory',
      'it was live, and its process has ended again and again: it takes more than 320 MB of memory',
    ],
    [
      'mfe-news@1 renders /geheim, which does not belong to it',
      'it renders a path that does not belong to it',
    ],
    ['mfe-news@1: it ends the composer (1): Error: geheim', 'it ends the composer'],
    ['composer: ENOSPC, write /data/edge/geheim', "it can't be composed"],
    ['', "it can't be composed"],
  ])('%s: %s', (reason, sentence) => {
    expect(publicReason(reason, isOwnPath)).toBe(sentence);
  });

  it('is short and in our words, whatever a release says', () => {
    const words = ['geheim', '\r\n<b>', 'ü'.repeat(300), ...Object.getOwnPropertyNames(Object.prototype)];
    const begins = ["mfe-news@1 can't be loaded: ", "/aktuelles can't be rendered: ", 'it ', ''];
    for (const begin of begins) {
      for (const word of words) {
        for (const reason of [begin + word, word + begin, `${begin}${word} answers 404 `.repeat(20)]) {
          expect(publicReason(reason, isOwnPath)).toMatch(/^(?!.*geheim)[\w .:;'"/@~-]{1,200}$/);
        }
      }
    }
  });

  it('does not take long over a long reason', () => {
    const before = process.cpuUsage();
    for (const piece of ['a', '/', ' ', 'it ', 'it requires "', "/a can't be "])
      publicReason(piece.repeat(100_000), isOwnPath);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });
});

import * as v from 'valibot';
import { fileName, standSideBySide } from './file-names.ts';

const isName = (name: string) => v.is(fileName, name);

describe('a file of a release', () => {
  it.each([
    'remoteEntry.js',
    'asset/pdf/broschuere.pdf',
    'asset/images/news/@2x~a+b-c_d.1280.avif.br',
    'a/b/c/d/e/f',
    `${'x'.repeat(99)}/${'y'.repeat(100)}`,
  ])('may be named %s', (name) => expect(isName(name)).toBe(true));

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    'a..b',
    '.hidden',
    'a/.hidden/b',
    'a b',
    'a\\b',
    'a\0',
    'a\n',
    'ä.js',
    'a:b',
    'a%2e',
    'a/b/c/d/e/f/g',
    'x'.repeat(101),
    'x'.repeat(300),
    `${'x'.repeat(100)}/${'y'.repeat(100)}`,
    'release.json',
    'Release.JSON',
  ])('may not be named %j', (name) => expect(isName(name)).toBe(false));
});

it.each([
  [['a', 'b/a', 'b/c'], true],
  [['aa', 'aa.js', 'aab/c'], true],
  [['aa', 'aa/b'], false],
  [['a/b/c', 'a/b'], false],
  [['a/b/c', 'A'], false],
  [['a.js', 'A.js'], false],
])('%j lie side by side: %s', (names, possible) => expect(standSideBySide(names)).toBe(possible));

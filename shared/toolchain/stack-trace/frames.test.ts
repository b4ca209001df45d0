import { framesIn } from './frames.ts';

const version = '1.0.0-0123456789';

describe('the addresses in a stack', () => {
  it.each([
    ['Chrome', `    at a (https://example.org/remotes/mfe-news/${version}/list.0a1b2c3d.js:1:234)`],
    [
      'Chrome, of a function without a name',
      `    at https://example.org/remotes/mfe-news/${version}/list.0a1b2c3d.js:1:234`,
    ],
    [
      'Chrome, of a constructor',
      `    at new a (https://example.org/remotes/mfe-news/${version}/list.0a1b2c3d.js:1:234)`,
    ],
    ['Firefox and Safari', `a@https://example.org/remotes/mfe-news/${version}/list.0a1b2c3d.js:1:234`],
    ['a log', `{"stack":"a@http://127.0.0.1:8080/remotes/mfe-news/${version}/list.0a1b2c3d.js:1:234\\nb"}`],
  ])('are found as %s writes them', (_who, line) => {
    expect(framesIn(`TypeError: x\n${line}\n`)).toEqual([
      {
        address: expect.stringMatching(/^https?:.*:1:234$/),
        part: 'mfe-news',
        version,
        file: 'list.0a1b2c3d.js',
        line: 1,
        column: 234,
      },
    ]);
  });

  it('are those of the shell as well, and several in one line', () => {
    const text = `a (/shell/${version}/main.js:1:2) b (/remotes/mfe-jobs/${version}/asset/x/y.js:3:4)`;
    expect(framesIn(text).map(({ part, file, line, column }) => [part, file, line, column])).toEqual([
      ['shell', 'main.js', 1, 2],
      ['mfe-jobs', 'asset/x/y.js', 3, 4],
    ]);
  });

  it.each([
    `/remotes/mfe-news/${version}/../../../etc/passwd.js:1:2`,
    `/remotes/mfe-news/${version}/.hidden.js:1:2`,
    `/remotes/mfe-news/../${version}/x.js:1:2`,
    '/remotes/mfe-news/1.0.0/x.js:1:2',
    `/remotes/mfe-news/${version}/x.js`,
    `/remotes/other/${version}/x.js:1:2`,
  ])('are none that lead elsewhere: %s', (text) => {
    expect(framesIn(text)).toEqual([]);
  });

  it('are looked for quickly in whatever text', () => {
    const before = process.cpuUsage();
    for (const piece of ['a', '/', '/shell/', `/shell/${version}/`, 'https://mfe-a/'])
      framesIn(piece.repeat(500_000 / piece.length));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
  });
});

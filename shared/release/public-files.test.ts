import { isPublic, publicFiles } from './public-files.ts';
import type { ReleaseManifest } from './release-manifest.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const manifest: ReleaseManifest = {
  name: 'mfe-news',
  version: '1.0.0-0123456789',
  contract: 1,
  files: {
    'server.cjs': hash('s'),
    'content.cjs': hash('c'),
    'route-assets.json': hash('r'),
    'route-assets.json.br': hash('q'),
    'tour.html': hash('h'),
    'main.js': hash('m'),
    'main.js.br': hash('b'),
    'main.js.gz': hash('g'),
    'asset/pdf/a.pdf': hash('p'),
    'asset/vcards/a.vcf': hash('v'),
    'alone.js.br': hash('a'),
    'slots.d.ts': hash('t'),
  },
};

describe('the public list of a release', () => {
  it('has the files that a browser loads, with their packed twins and a tag for each', () => {
    expect(Object.fromEntries(publicFiles(manifest))).toEqual({
      'main.js': {
        name: 'main.js',
        type: 'text/javascript; charset=utf-8',
        etag: `"${'m'.repeat(24)}"`,
        packed: {
          br: { name: 'main.js.br', etag: `"${'b'.repeat(24)}"` },
          gzip: { name: 'main.js.gz', etag: `"${'g'.repeat(24)}"` },
        },
      },
      'asset/pdf/a.pdf': {
        name: 'asset/pdf/a.pdf',
        type: 'application/pdf',
        etag: `"${'p'.repeat(24)}"`,
        packed: {},
      },
      'asset/vcards/a.vcf': {
        name: 'asset/vcards/a.vcf',
        type: 'text/vcard; charset=utf-8',
        etag: `"${'v'.repeat(24)}"`,
        packed: {},
      },
      'slots.d.ts': {
        name: 'slots.d.ts',
        type: 'text/plain; charset=utf-8',
        etag: `"${'t'.repeat(24)}"`,
        packed: {},
      },
    });
  });

  it.each([
    ['asset/data.json', true],
    ['data.json', false],
    ['release.json', false],
    ['main.JS', false],
    ['js', false],
    ['.js', false],
    ['main.js/', false],
    ['page.html', false],
    ['page.xml', false],
    ['main.js.map', false],
    ['slots.d.ts', true],
    ['asset/slots.d.ts', false],
    ['main.d.ts', false],
  ])('takes %s: %s', (name, taken) => {
    expect(isPublic(name)).toBe(taken);
  });
});

import * as v from 'valibot';
import { rangeOf, unmetNeed } from './needs.ts';
import { releaseManifestSchema } from './release-manifest.ts';

describe('what a release needs', () => {
  it.each([
    ['19.3.1', '^19.3.0'],
    ['1.0.0', '^1.0.0'],
    ['0.3.9', '^0.3.0'],
    ['20.0.0-rc.1', '^20.0.0-rc.1'],
  ])('of what it is built with as %s is %s', (version, range) => {
    expect(rangeOf(version)).toBe(range);
    expect(unmetNeed({ react: range }, { react: [version] })).toBeUndefined();
  });

  it('is said together with what there is', () => {
    const needs = { contract: '^1.2.0', react: '^19.0.0' };
    expect(unmetNeed(needs, { contract: ['1.1.0', '2.0.0'], react: ['19.0.1'] })).toBe(
      'it needs contract ^1.2.0, the shell has 1.1.0 and 2.0.0',
    );
    expect(unmetNeed(needs, { contract: ['1.2.0'] })).toBe('it needs react ^19.0.0, the shell has none');
  });

  it.each([
    [{}, true],
    [{ needs: { react: '>=18 <20' } }, true],
    [{ needs: { react: 'latest' } }, false],
    [{ needs: { react: `^${'1'.repeat(100)}` } }, false],
    [{ needs: ['react'] }, false],
  ])('stands in the manifest as ranges: %j', (more, isSound) => {
    const manifest = { name: 'mfe-news', version: '1.0.0-0123456789', contract: 1, files: {}, ...more };
    expect(v.safeParse(releaseManifestSchema, manifest).success).toBe(isSound);
  });
});

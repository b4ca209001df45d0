import { germanCharacters } from '../../shared/toolchain/build/german-characters.ts';
import { readSiteText } from './site-text.ts';

/** Every text of the site, whatever it stands in; functions aside, which make words of what they are given. */
const joined = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(joined).join('') : '';
};

describe('the fonts', () => {
  it('have every character of the site’s texts', async () => {
    const characters = new Set(joined(await readSiteText()).normalize('NFC'));
    expect(characters.size).toBeGreaterThan(80);
    expect(
      [...characters].filter((character) => character > ' ' && !germanCharacters.includes(character)),
    ).toEqual([]);
  });
});

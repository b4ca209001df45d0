import { parsePreview } from './preview-wishes.ts';

const parse = (line: string) => parsePreview('mfe-news', line === '' ? [] : line.split(' '));

describe('goldbraun preview', () => {
  it('takes a name, and for the rest what is usual', () => {
    const usual = { others: {}, days: 7, path: '/', end: false };
    expect(parse('pr-42')).toEqual({ name: 'pr-42', ...usual });
    expect(parse('')).toEqual(usual);
  });

  it('takes previews of other teams, an end and a beginning', () => {
    expect(
      parse('pr-42 --with mfe-content=pr-7 --with mfe-acquisition=x --days 2 --path /aktuelles'),
    ).toEqual({
      name: 'pr-42',
      others: { 'mfe-content': 'pr-7', 'mfe-acquisition': 'x' },
      days: 2,
      path: '/aktuelles',
      end: false,
    });
  });

  it.each([
    ['feature/karte', '"feature/karte" can\'t be the name of a preview: it has 1 to 40 letters'],
    ['pr-42 pr-43', 'One preview has one name, not "pr-42 pr-43".'],
    ['--end', 'Which preview is to end?'],
    ['pr-42 --days 0', '--days is a whole number from 1 to 90, not "0".'],
    ['pr-42 --path //elsewhere.example', '--path is a path of the site'],
    ['pr-42 --with pr-7', '--with names a preview of another team: mfe-content=pr-7, not "pr-7".'],
    ['pr-42 --with mfe-news=pr-7', '--with names a remote besides mfe-news'],
    ['pr-42 --to all', "Unknown option '--to'"],
  ])('refuses %s with a sentence', (line, sentence) => {
    expect(() => parse(line)).toThrow(sentence);
  });
});

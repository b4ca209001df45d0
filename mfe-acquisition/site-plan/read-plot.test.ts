import { isAsked, queryOf, readAnswers, readPlot } from './read-plot.ts';

const read = (breite: string, tiefe = '50') => readPlot({ breite, tiefe, seite: 'sued', ecke: false });

describe('what a visitor writes', () => {
  it.each([
    ['60', 60],
    ['52,5', 52.5],
    ['52.25', 52.25],
    [' 60 m ', 60],
    ['10', 10],
    ['300', 300],
  ])('is read as a length: „%s“', (written, width) => {
    expect(read(written)).toMatchObject({ width, depth: 50 });
  });

  it.each([
    ['', 'missing'],
    ['viel', 'no-number'],
    ['1e2', 'no-number'],
    ['1.000', 'no-number'],
    ['NaN', 'no-number'],
    ['Infinity', 'no-number'],
    ['9,99', 'too-small'],
    ['-60', 'too-small'],
    ['300,01', 'too-large'],
    ['99999999', 'too-large'],
  ])('is no length: „%s“', (written, problem) => {
    expect(read(written)).toEqual({ problems: { breite: problem } });
  });

  it('is complained of in both fields at once', () => {
    expect(read('', 'x')).toEqual({ problems: { breite: 'missing', tiefe: 'no-number' } });
  });
});

describe('the address of a plan', () => {
  it('says the same plot again when it is read', () => {
    const answers = { breite: '52,5', tiefe: '60', seite: 'ost', ecke: true } as const;
    expect(queryOf(answers)).toBe('breite=52%2C5&tiefe=60&seite=ost&ecke=ja');
    expect(readAnswers(queryOf(answers))).toEqual(answers);
  });

  it('is nothing to draw while it names no length', () => {
    expect(isAsked(readAnswers('?seite=nord&utm_source=brief'))).toBe(false);
    expect(isAsked(readAnswers('?breite=60'))).toBe(true);
  });

  it('takes the south for a side that there is not, and no corner for anything but „ja“', () => {
    expect(readAnswers('?breite=1&seite=oben&ecke=1')).toMatchObject({ seite: 'sued', ecke: false });
  });

  it('is read the same by a server that leaves empty and overlong values out', () => {
    const long = `6${'0'.repeat(300)}`;
    expect(readAnswers(`?breite=&breite=${long}`)).toEqual(readAnswers(`?breite=${long.slice(0, 200)}`));
  });
});

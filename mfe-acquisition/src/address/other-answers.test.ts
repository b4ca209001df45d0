import { otherAnswers, withAnswers } from './other-answers.ts';

test('what other parts have asked stays, as often as it stands there', () => {
  expect(otherAnswers('?lat=1&ort=Kassel&breite=60&lat=2', ['breite', 'tiefe'])).toEqual([
    ['lat', '1'],
    ['lat', '2'],
    ['ort', 'Kassel'],
  ]);
});

test('what the server does not render the page by is not rendered, and stays in the address all the same', () => {
  expect(otherAnswers('?front=&ort=Kassel&utm_source=brief', [])).toEqual([['ort', 'Kassel']]);
  expect(withAnswers('?utm_source=brief&breite=60', ['breite'], [['breite', '70']])).toBe(
    '?utm_source=brief&breite=70',
  );
});

test('the order of the address does not matter', () => {
  expect(otherAnswers('?tiefe=55&ort=Kassel', [])).toEqual(otherAnswers('?ort=Kassel&tiefe=55', []));
});

test('own answers are replaced, not doubled', () => {
  expect(withAnswers('?breite=60&ort=Kassel', ['breite', 'tiefe'], [['breite', '70']])).toBe(
    '?ort=Kassel&breite=70',
  );
});

test('an address without any has no question mark', () => {
  expect(withAnswers('?breite=60', ['breite'], [])).toBe('');
  expect(withAnswers('', [], [])).toBe('');
});

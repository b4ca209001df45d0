import { type FitAnswers, readFit } from '../fit/answers.ts';
import { judge } from '../fit/verdict.ts';
import { text } from '../text/fit.ts';
import { withBlock } from './block.ts';
import { answersIn, fitBlock, fitSummary } from './fit-summary.ts';

const query =
  'art=grundstueck&flaeche=2600&front=55&einwohner=20000-bis-50000&verkehr=hauptstrasse&baurecht=gewerbe-oder-mischgebiet&vertrag=verkauf';
const page = 'https://example.test/akquise';
const answersOf = (search: string) => readFit(search).answers as FitAnswers;
const summaryOf = (search: string) =>
  fitSummary(answersOf(search), judge(answersOf(search), 30), page, text.de);
const summary = summaryOf(query);
const withSummary = (message: string, block: string) => withBlock(message, fitBlock, block);

test('it says verdict, concept and every answer, and ends with their address', () => {
  expect(summary.split('\n')).toEqual([
    '„Passt mein Grundstück?“ Das könnte passen. (GoldDrive)',
    '- Ein Grundstück, bebaut oder unbebaut',
    '- 2.600\u00a0m², 55\u00a0m an der Straße',
    '- 20.000 bis 50.000\u00a0Einwohner',
    '- An einer Ausfallstraße, Bundesstraße, Anschlussstelle oder Pendlerstrecke',
    '- Gewerbe-, Misch-, Kern- oder Sondergebiet',
    '- Verkaufen',
    `${page}?${query}`,
  ]);
});

test('it is an empty message, and stands below one that is written', () => {
  expect(withSummary(' ', summary)).toBe(summary);
  expect(withSummary('Guten Tag,\ndie Fläche ist ab Mai frei.\n', summary)).toBe(
    `Guten Tag,\ndie Fläche ist ab Mai frei.\n\n${summary}`,
  );
});

test('other answers take the place of the earlier ones, and what stands around them stays', () => {
  const other = summaryOf(query.replace('2600', '3100'));
  const message = `Davor.\n\n${summary}\n\nDanach, mit $& und $1.`;
  expect(withSummary(message, other)).toBe(`Davor.\n\n${other}\n\nDanach, mit $& und $1.`);
});

test('what its visitor has changed in it stays, as long as the answers are the same', () => {
  const changed = summary.replace('- Verkaufen', '- Verkaufen, aber nicht vor 2028');
  expect(withSummary(changed, summary)).toBe(changed);
});

test('it is found where something was written on its first line', () => {
  const message = `Guten Tag! ${summary}`;
  expect(withSummary(message, summary)).toBe(message);
});

test('the answers can be read out of a message again', () => {
  expect(answersIn(`Guten Tag\n\n${summary}\nGruß`)).toEqual(answersOf(query));
});

test.each([
  ['', 'nothing'],
  ['Passt mein Grundstück? Sehen Sie https://example.test/akquise?art=laden', 'words of its writer'],
  ['„Passt mein Grundstück?“ Ja!\nhttps://example.test/akquise?art=laden', 'an address without all answers'],
  ['„Passt mein Grundstück?“ Ja!\nhttps://[::1?a=b', 'an address that is none'],
])('%j has no answers: %s', (message) => {
  expect(answersIn(message)).toBeUndefined();
});

import { withBlock } from './block.ts';
import { planBlock, planSummary, plotOf } from './plan-summary.ts';

const page = 'https://example.test/akquise';
const query = 'breite=60&tiefe=55&seite=west&ecke=ja';

test('it says size, street, corner and what came of it, and ends with its address', () => {
  expect(planSummary(`?ort=Kassel&${query}`, page)).toMatch(
    new RegExp(
      `^„Auf Ihrem Grundstück“ 60 × 55\\u00a0m, Straße im Westen, Eckgrundstück: passt, \\d+ Stellplätze\\n${page}\\?${query}$`,
    ),
  );
});

test('of a plot that is too small it says what is missing', () => {
  expect(planSummary('?breite=30&tiefe=40,5&seite=sued', page)).toMatch(
    /^„Auf Ihrem Grundstück“ 30 × 40,5\u00a0m, Straße im Süden: passt nicht, es fehlen [\d,]+\u00a0m /,
  );
});

test.each(['', '?breite=viel&tiefe=55', '?ort=Kassel', '?breite=60'])('there is none in %j', (search) => {
  expect(planSummary(search, page)).toBeUndefined();
});

test('the plot can be read out of a message again, also beside the answers of the check', () => {
  const check = `„Passt mein Grundstück?“ Ja, das passt.\n${page}?art=laden`;
  const message = withBlock(check, planBlock, planSummary(query, page) as string);
  expect(message.startsWith(`${check}\n\n„Auf Ihrem`)).toBe(true);
  expect(plotOf(message)).toEqual({ width: 60, depth: 55, street: 'west', corner: true });
  expect(plotOf(check)).toBeUndefined();
});

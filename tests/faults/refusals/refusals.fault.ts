import { Chain } from './chain.ts';
import { answersOf, cellsOf } from './matrix.ts';
import { visitors } from './visitors.ts';

jest.setTimeout(120_000);
const tries = Number(process.env.TRIES ?? 20);

let chain: Chain;
beforeAll(async () => {
  chain = await Chain.start();
});
afterAll(() => chain?.remove());

// Over minutes the slow one sends no more than over seconds.
const hurried = Object.keys(visitors).filter((visitor) => visitor !== 'a slow browser');
const cells = [...cellsOf([1]), ...cellsOf([15], hurried)];
it.each(cells.map((cell) => [cell.name, cell] as const))('%s', async (_name, cell) => {
  expect(await answersOf(chain, cell, tries)).toEqual({ [cell.request.status]: tries });
});

import { Chain } from './chain.ts';
import { answersOf, cellsOf } from './matrix.ts';

jest.setTimeout(120_000);
const tries = Number(process.env.TRIES ?? 20);

let chain: Chain;
beforeAll(async () => {
  chain = await Chain.start();
});
afterAll(() => chain?.remove());

it.each(cellsOf([1, 15]).map((cell) => [cell.name, cell] as const))('%s', async (_name, cell) => {
  expect(await answersOf(chain, cell, tries)).toEqual({ [cell.request.status]: tries });
});

import { Outages } from './outages.ts';

/** Outages by a clock that stands until it is set. */
function watched() {
  let now = 0;
  const outages = new Outages(() => now);
  return { outages, at: (ms: number) => (now = ms) };
}

it('counts from the first who asks to the next answer that anyone gets', () => {
  const { outages, at } = watched();
  at(1_000);
  const first = outages.ask();
  at(2_000);
  const second = outages.ask();
  at(3_500);
  second(true);
  expect(outages.longestMs).toBe(2_500);
  at(4_000);
  first(true);
  expect(outages.longestMs).toBe(2_500);
});

it('goes on while those who ask get nothing, and begins anew with those who are still waiting', () => {
  const { outages, at } = watched();
  const [hanging, good] = [outages.ask(), outages.ask()];
  at(100);
  good(true);
  at(8_000);
  hanging(false);
  const again = outages.ask();
  at(9_100);
  again(true);
  expect(outages.longestMs).toBe(9_000);
});

it('does not count the time in which nobody asks', () => {
  const { outages, at } = watched();
  outages.ask()(true);
  at(60_000);
  const asked = outages.ask();
  at(60_200);
  asked(true);
  expect(outages.longestMs).toBe(200);
});

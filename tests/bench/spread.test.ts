import { spreadOf } from './spread.ts';

describe('the spread of some figures', () => {
  it('has the middle one of an odd number, in whichever order they came', () => {
    expect(spreadOf([10, 9, 100])).toEqual({ median: 10, lowest: 9, highest: 100 });
  });

  it('has the mean of the two middle ones of an even number', () => {
    expect(spreadOf([4, 1, 3, 100]).median).toBe(3.5);
  });
});

import { steppedBy } from './slider-keys.ts';

const press = (key: string, shiftKey = false, value = 60) => steppedBy({ key, shiftKey }, value);

describe('the keys of a handle', () => {
  it('move it by a metre, with Shift or by pages by ten', () => {
    expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map((key) => press(key))).toEqual([
      61, 61, 59, 59,
    ]);
    expect([press('ArrowUp', true), press('ArrowLeft', true)]).toEqual([70, 50]);
    expect([press('PageUp'), press('PageDown'), press('PageUp', true)]).toEqual([70, 50, 70]);
  });

  it('stop at the limits', () => {
    expect([press('Home'), press('End')]).toEqual([10, 300]);
    expect([press('PageDown', false, 14.5), press('ArrowUp', false, 299.5)]).toEqual([10, 300]);
  });

  it('leave all others to the browser', () => {
    expect([press('Tab'), press('a'), press('Enter')]).toEqual([null, null, null]);
  });
});

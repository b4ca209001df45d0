import { Refusals } from './refusals.ts';

const isOwnPath = () => true;

describe('a refused release', () => {
  it('is tried again ever more rarely, sooner if only its files did not come', () => {
    let now = 0;
    const refusals = new Refusals(isOwnPath, () => now);
    refusals.add('files', 'server.cjs answers 404', 'files');
    refusals.add('code', 'it throws', 'code');
    now = 1_000;
    expect([refusals.holds('files'), refusals.holds('code')]).toEqual([false, true]);
    refusals.add('files', 'server.cjs answers 404', 'files');
    now = 2_000;
    expect(refusals.holds('files')).toBe(true);
    now = 30_000;
    expect([refusals.holds('files'), refusals.holds('code')]).toEqual([false, false]);
  });

  it('gets a new start when it is named again, while the last refusal stays known', () => {
    const refusals = new Refusals(isOwnPath, () => 0);
    refusals.add('a', "mfe-news@a can't be loaded: kaputt", 'code');
    refusals.keepOnly([]);
    expect(refusals.holds('a')).toBe(false);
    expect(refusals.last).toMatchObject({ version: 'a', reason: "its code can't be loaded" });
  });
});

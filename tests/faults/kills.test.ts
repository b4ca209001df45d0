/** @jest-environment node */
import { runKills } from './kill-run.ts';

jest.setTimeout(120_000);

// The long run is `npm run test:faults`.
it('an offer that was answered with 201 survives kills of the service, and leaves nothing half behind', async () => {
  const run = await runKills({ kills: 4, seed: 7 });
  expect(run).toMatchObject({
    acknowledged: run.offers,
    withoutOneRow: 0,
    withWrongFile: 0,
    ambiguousReferences: 0,
    withoutMail: 0,
    leftovers: 0,
    leftoversAfterStarts: 0,
    unexpectedAnswers: [],
  });
  expect(run.offers).toBeGreaterThan(0);
});

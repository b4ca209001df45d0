import { PostgresServer } from '../../mfe-acquisition/service/testing/postgres-server.ts';
import { figures } from './figures.ts';
import { type KillRun, runKills } from './kill-run.ts';
import { nothingLost } from './records.ts';

jest.setTimeout(3_600_000);

/** What must hold however often and whenever the service is killed. */
function expectNothingLost(run: KillRun): void {
  expect(run).toMatchObject({
    ...nothingLost,
    leftovers: 0,
    leftoversAfterStarts: 0,
    unexpectedAnswers: [],
  });
  expect(run.acknowledged).toBe(run.offers);
  expect(run.acknowledgedDocuments).toBe(run.documents);
  expect(run.documents).toBeGreaterThan(0);
  expect(run.duplicateMails / run.mails).toBeLessThanOrEqual(0.01);
}

const seed = Number(process.env.SEED ?? 1);
/** Another number of kills than the 150 of a whole run. */
const kills = Number(process.env.KILLS ?? 150);

it(`an offer that was answered with 201 survives ${kills} kills of the service on SQLite`, async () => {
  const run = await runKills({ kills, seed });
  figures('kill -9 on SQLite', run);
  expectNothingLost(run);
});

it(`an offer that was answered with 201 survives ${kills} kills of the service on PostgreSQL`, async () => {
  const postgres = await PostgresServer.start();
  try {
    const run = await runKills({
      kills,
      seed: seed + 1,
      databaseUrl: await postgres.newDatabase(),
    });
    figures('kill -9 on PostgreSQL', run);
    expectNothingLost(run);
  } finally {
    await postgres.remove();
  }
});

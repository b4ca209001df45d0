import { PostgresServer } from '../../mfe-acquisition/service/testing/postgres-server.ts';
import { figures } from './figures.ts';
import { type KillRun, runKills } from './kill-run.ts';

jest.setTimeout(3_600_000);

/** What must hold however often and whenever the service is killed. */
function expectNothingLost(run: KillRun): void {
  expect(run).toMatchObject({
    withoutOneRow: 0,
    withWrongFile: 0,
    ambiguousReferences: 0,
    withoutMail: 0,
    leftovers: 0,
    leftoversAfterStarts: 0,
    unexpectedAnswers: [],
  });
  expect(run.acknowledged).toBe(run.offers);
  expect(run.duplicateMails / run.mails).toBeLessThanOrEqual(0.01);
}

const seed = Number(process.env.SEED ?? 1);

it('an offer that was answered with 201 survives 150 kills of the service on SQLite', async () => {
  const run = await runKills({ kills: 150, seed });
  figures('kill -9 on SQLite', run);
  expectNothingLost(run);
});

it('an offer that was answered with 201 survives 150 kills of the service on PostgreSQL', async () => {
  const postgres = await PostgresServer.start();
  try {
    const run = await runKills({
      kills: 150,
      seed: seed + 1,
      databaseUrl: await postgres.newDatabase(),
    });
    figures('kill -9 on PostgreSQL', run);
    expectNothingLost(run);
  } finally {
    await postgres.remove();
  }
});

import { figures } from '../figures.ts';
import { randomFrom } from '../random.ts';
import { losePower, type PowerRun } from './power-run.ts';

jest.setTimeout(3_600_000);

const rounds = 8;
const seed = Number(process.env.SEED ?? 1);

it('a promise is kept over a loss of power, whatever of the unsynced is lost with it', async () => {
  const sum: PowerRun = { losses: 0, promises: 0, broken: 0, leftovers: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const run = await losePower({ random: randomFrom(seed + round), moments: 6 });
    for (const name of Object.keys(sum) as (keyof PowerRun)[]) sum[name] += run[name];
  }
  figures(`power lost in ${rounds} rounds`, sum);
  expect(sum.promises).toBeGreaterThan(0);
  expect(sum).toMatchObject({ broken: 0, leftovers: 0 });
});

it('on a disk that takes no sync seriously promises are broken: the test can tell', async () => {
  const run = await losePower({ random: randomFrom(seed), moments: 2, withoutSyncs: true });
  figures('power lost on a disk without syncs', run);
  expect(run.broken).toBeGreaterThan(0);
});

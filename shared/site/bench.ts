/**
 * `npm run bench`: the performance table. `-- visits` only has the visits of it, `-- --program --files` those in some ways, `--
 * --rounds 3` fewer of them. `-- lighthouse [path …]`: Lighthouse over the routes. `-- --slowdown 1.4`, to either, slows a processor down that
 * is slow itself. `-- news [count …]`: with more news, 18, 600 and 6,000 by default.
 */
import { parseArgs } from 'node:util';
import { runBench } from '../../tests/bench/run-bench.ts';
import { ways } from '../../tests/bench/ways/way.ts';
import { reportAndExit } from '../toolchain/report.ts';

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: 'string', default: '7' },
      slowdown: { type: 'string', default: '4' },
      composed: { type: 'boolean' },
      program: { type: 'boolean' },
      federation: { type: 'boolean' },
      files: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!(Number.isInteger(rounds) && rounds > 0))
    throw new Error(`--rounds ${values.rounds} is no number of visits`);
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1)) throw new Error(`--slowdown ${values.slowdown} is no number from 1 on`);
  const [part, ...paths] = positionals;
  if (part === 'lighthouse') {
    // Only here, since it is large.
    const { runLighthouse } = await import('../../tests/bench/lighthouse.ts');
    return runLighthouse(paths, slowdown);
  }
  if (part === 'news') {
    const { runNews } = await import('../../tests/bench/news/run-news.ts');
    await runNews(paths.map(Number));
    return true;
  }
  if (part !== undefined && part !== 'visits')
    throw new Error(
      `There is no bench ${part}: npm run bench -- [visits | lighthouse [path …] | news [count …]]`,
    );
  const chosen = ways.filter((way) => values[way]);
  const visitsAlone = part === 'visits';
  await runBench({ visitsAlone, rounds, slowdown, ways: chosen.length > 0 ? chosen : [...ways] });
  return true;
}

const isDone = await run().catch(reportAndExit);
process.exit(isDone ? 0 : 1);

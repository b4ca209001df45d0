/**
 * `npm run test:swarm`: the site as a stack in a Docker Swarm of three machines, which are processes of this one, with an object store and
 * PostgreSQL outside of them, on Debian as root. Builds the images with the daemon of the stand-ins (see compose.ts), and ends all of it.
 * DOCKER_STAND_INS names a folder in which that daemon runs, VISITORS another number of visitors than a hundred.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms } from '../../mfe-acquisition/service/testing/postgres-server.ts';
import { objectStorePrograms } from '../../tests/harness/object-store-programs.ts';
import { SourceCopy } from '../../tests/harness/source-copy.ts';
import { changedNews, images, REGISTRY, stackFiles } from '../../tests/swarm/images.ts';
import { remoteNames, root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { runWith, withStandIns } from './stand-ins.ts';

const node = [process.execPath, '--disable-warning=ExperimentalWarning'];
const jest = [...node, join(root, 'node_modules/jest/bin/jest.js'), '--ci', 'tests/deploy/stack.test.ts'];
const tests = [
  ...node,
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  ...['-c', 'tests/swarm/playwright.config.ts'],
  ...process.argv.slice(2),
];
/** A network of its own: its bridge joins the machines, and nothing of it is to be seen outside. */
const inOwnNetwork = ['unshare', '--net', '--kill-child', '--fork'];

/** Sources in which a text of the news is another one. */
function changedSources(): SourceCopy {
  const sources = new SourceCopy([...remoteNames, 'shared', 'shell'], { whole: true });
  for (const file of ['.npmrc', '.dockerignore']) cpSync(join(root, file), join(sources.folder, file));
  sources.replace(changedNews.file, changedNews.from, changedNews.to);
  return sources;
}

async function runTests(folder: string): Promise<number> {
  // Nothing can be fetched from the network of the machines.
  for (const programs of [objectStorePrograms(), postgresPrograms()]) process.stdout.write(`${programs}\n`);
  const work = mkdtempSync(join(tmpdir(), 'goldbraun-swarm-'));
  const archive = join(work, 'images.tar');
  const compose = [
    'docker',
    'compose',
    ...stackFiles.flatMap((file) => ['--file', file]),
    '--profile',
    'mail',
  ];
  const env = {
    REGISTRY,
    TAG: '1',
    IMAGES: archive,
    SWARM_FOLDER: work,
    SWARM_PROGRAMS: join(folder, 'programs'),
  };
  const changed = changedSources();
  const buildNews = ['docker', 'build', '--file', join(changed.folder, 'mfe-news/Dockerfile')];
  try {
    for (const command of [
      jest,
      [...compose, 'build'],
      [...buildNews, '--tag', changedNews.image, changed.folder],
      ['docker', 'save', '--output', archive, ...images('1'), changedNews.image],
      [...inOwnNetwork, ...tests],
    ]) {
      const code = await runWith(folder, command, env);
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    changed.remove();
    rmSync(work, { recursive: true, force: true });
  }
}

await withStandIns(runTests).then((code) => process.exit(code), reportAndExit);

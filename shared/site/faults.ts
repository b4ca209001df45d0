/**
 * `npm run test:faults`: the long runs of `tests/faults`, in which the intake is killed, loses its power, and is sent
 * more and worse than it should be. Arguments choose among them: `npm run test:faults -- kills`. With `attachments=s3` the attachments
 * are in a real object store, which is fetched when it is not there (tests/harness/object-store-programs.ts).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../toolchain/parts.ts';

const [inBucket, others] = [true, false].map((is) =>
  process.argv.slice(2).filter((argument) => (argument === 'attachments=s3') === is),
) as [string[], string[]];

const jest = join(root, 'node_modules/jest/bin/jest.js');
const child = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    jest,
    '--ci',
    '--config',
    join(root, 'tests/faults/jest.config.mjs'),
    ...others,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(inBucket.length > 0 ? { FAULTS_ATTACHMENTS: 's3' } : {}) },
  },
);
const [code] = await once(child, 'exit');
process.exit(code ?? 1);

/**
 * `npm run test:faults`: the long runs of `tests/faults`, in which the intake is killed, loses its power, and is sent
 * more and worse than it should be. Arguments choose among them: `npm run test:faults -- kills`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../toolchain/parts.ts';

const jest = join(root, 'node_modules/jest/bin/jest.js');
const child = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    jest,
    '--ci',
    '--config',
    join(root, 'tests/faults/jest.config.mjs'),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
const [code] = await once(child, 'exit');
process.exit(code ?? 1);

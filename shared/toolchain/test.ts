/** `goldbraun test`: runs the tests in `tests/` of a team's own repository, with the runner of Node. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['--test', 'tests/**/*.test.ts'], { stdio: 'inherit' });
process.exit(status ?? 1);

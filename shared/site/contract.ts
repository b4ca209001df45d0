/** `npm run contract`: writes the report of the contract's public surface anew, after a change that is meant. */
import { writeFileSync } from 'node:fs';
import { reportAndExit } from '../toolchain/report.ts';
import { contractReport, reportFile } from './contract/contract-report.ts';

try {
  writeFileSync(reportFile, contractReport());
  process.stdout.write('shared/contract/contract.api.md is up to date.\n');
} catch (error) {
  reportAndExit(error);
}

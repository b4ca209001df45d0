import { readFileSync } from 'node:fs';
import { contractReport, reportFile } from './contract-report.ts';

it('The committed report of the contract is what the contract is: run `npm run contract` after a change that is meant', () => {
  expect(contractReport()).toBe(readFileSync(reportFile, 'utf8'));
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** So many that ten of them are slower than what 99 of 100 stay below. */
export const SEARCHES = 1_000;

/** Milliseconds until the last byte of an answer. */
export interface SearchTimes {
  median: number;
  p99: number;
}

/** Times searches in the news of a site, in a process of their own. */
export async function timeSearches(address: string): Promise<SearchTimes> {
  const program = join(import.meta.dirname, 'search-client.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    program,
    address,
  ]);
  return JSON.parse(stdout);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { folderOf } from '../../../mfe-acquisition/service/testing/system-program.ts';
import { launchSite } from '../../harness/launch.ts';
import type { Finding } from '../verdict.ts';
import { ffuf } from './ffuf.ts';
import type { Scan, Scanned } from './scan.ts';
import { slowhttptests } from './slowhttptest.ts';
import { sqlmaps } from './sqlmap.ts';
import { wapiti } from './wapiti.ts';

const scans: readonly Scan[] = [ffuf, ...sqlmaps, wapiti, ...slowhttptests];
const SHOWN = 12;

async function run(scan: Scan, scanned: Scanned): Promise<Finding> {
  // Only that it is there: some are links, whose names are what counts.
  folderOf(scan.program, { from: scan.program, folders: () => [] });
  const begun = performance.now();
  // Their settings and caches belong to the scan.
  const env = { ...process.env, HOME: scanned.folder };
  const child = spawn(scan.program, await scan.prepare(scanned), {
    env,
    cwd: scanned.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), scan.limitMs);
  const [output, complaints] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  clearTimeout(timer);
  const seconds = Math.round((performance.now() - begun) / 1000);
  let found: string[];
  try {
    found = scan.findings(`${output}${complaints}`, scanned);
  } catch (error) {
    found = [`no report: ${error} ${complaints.slice(-300)} ${output.slice(-300)}`];
  }
  const shown = found.slice(0, SHOWN).map((sentence) => `\n          ${sentence}`);
  return {
    good: found.length === 0,
    sentence: `${scan.name}, ${seconds} s: ${found.length} findings${shown.join('')}`,
  };
}

/** Whether the site is whole after a scan: one that ended would be there again, but as another process. */
async function stillWhole(address: URL, pids: string, now: string, name: string): Promise<Finding> {
  const { status } = await fetch(new URL('/healthz', address));
  return {
    good: status === 200 && pids === now,
    sentence: `after ${name}: /healthz ${status}, processes ${now}`,
  };
}

/**
 * Lets the scanners loose on a site of its own, one after the other.
 * @param chosen the beginning of the names of those that are wanted; all of them, if it is empty
 */
export async function runScanners(chosen: string): Promise<Finding[]> {
  const site = await launchSite('production', { restart: true });
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-scan-'));
  const address = new URL(site.address.replace('localhost', '127.0.0.1'));
  const pids = () => site.group.names.map((name) => `${name} ${site.group.pid(name)}`).join(', ');
  const findings: Finding[] = [];
  const say = (finding: Finding) => {
    findings.push(finding);
    process.stdout.write(`${finding.good ? 'passed' : 'FAILED'}  ${finding.sentence}\n`);
  };
  try {
    const first = pids();
    for (const scan of scans.filter(({ name }) => name.startsWith(chosen))) {
      say(await run(scan, { address, folder }));
      say(await stillWhole(address, first, pids(), scan.name));
    }
    return findings;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

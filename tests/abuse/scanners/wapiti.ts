import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scan } from './scan.ts';

/** All that need no server of their makers on the internet. */
const modules =
  'backup,blindsql,buster,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

interface Report {
  vulnerabilities: Record<string, { method: string; path: string; info: string }[]>;
  anomalies: Record<string, { method: string; path: string; info: string }[]>;
}

/** What it reports and is none, with the reason in docs/faults.md. */
const explained: RegExp[] = [];

/** Crawls the site and attacks what it has found. */
export const wapiti: Scan = {
  name: 'wapiti',
  program: 'wapiti',
  limitMs: 400_000,
  prepare({ address, folder }) {
    const limits = [
      '--max-scan-time',
      '45',
      '--max-attack-time',
      '15',
      '--max-links-per-page',
      '40',
      '-d',
      '3',
      '-t',
      '5',
    ];
    const output = [
      '-f',
      'json',
      '-o',
      join(folder, 'wapiti.json'),
      '--store-session',
      folder,
      '--no-bugreport',
    ];
    return [
      '-u',
      `${address.origin}/`,
      '--scope',
      'domain',
      '-m',
      modules,
      '--flush-session',
      ...limits,
      ...output,
    ];
  },
  findings(_output, { folder }) {
    const report: Report = JSON.parse(readFileSync(join(folder, 'wapiti.json'), 'utf8'));
    return Object.entries({ ...report.vulnerabilities, ...report.anomalies })
      .flatMap(([kind, all]) => all.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`))
      .filter((finding) => !explained.some((pattern) => pattern.test(finding)));
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scan } from './scan.ts';

/** All that need no server of their makers on the internet. */
const modules =
  'backup,blindsql,buster,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
/** Seconds of the crawl, of each module and of each request; then how far the crawl goes. */
const limits =
  '--max-scan-time 40 --max-attack-time 8 -t 5 -d 3 --max-links-per-page 40 --max-files-per-dir 12';
/** It asks for brotli and can't unpack it; and its scope "domain" knows no ports. */
const reach = ['--scope', 'folder', '-H', 'Accept-Encoding: identity'];
/** Fewer than there are in the menu: then it has not found its way. */
const FEWEST = 20;

/** What it reports and is none; docs/faults.md says why. */
const explained = [
  /X-Frame-Options is not set/,
  /X-XSS-Protection is not set/,
  /Strict-Transport-Security is not set/,
];

interface Entry {
  method: string;
  path: string;
  info: string;
}

interface Report {
  vulnerabilities: Record<string, Entry[]>;
  anomalies: Record<string, Entry[]>;
}

/** Crawls the site and attacks what it has found. */
export const wapiti: Scan = {
  name: 'wapiti',
  program: 'wapiti',
  limitMs: 240_000,
  prepare({ address, folder }) {
    const output = ['-f', 'json', '-o', join(folder, 'wapiti.json'), '--store-session', folder];
    const how = [...reach, ...limits.split(' '), '--flush-session', '--no-bugreport', ...output];
    return ['-u', `${address.origin}/`, '-m', modules, ...how];
  },
  findings(output, { folder }) {
    const [, reached = 'no'] = /Wapiti found (\d+) URLs and forms/.exec(output) ?? [];
    if (!(Number(reached) >= FEWEST)) return [`it has found ${reached} pages and forms, not ${FEWEST}`];
    const { vulnerabilities, anomalies }: Report = JSON.parse(
      readFileSync(join(folder, 'wapiti.json'), 'utf8'),
    );
    return Object.entries({ ...vulnerabilities, ...anomalies })
      .flatMap(([kind, all]) => all.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`))
      .filter((finding) => !explained.some((pattern) => pattern.test(finding)));
  },
};

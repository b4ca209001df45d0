/**
 * Releases that mean harm, times every remote. Each does its deed with what it finds, in every way that is left to it; what
 * counts is what other teams' pages, the shell and this machine have noticed of it: nothing.
 */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SLOT_ATTRIBUTE } from '@goldbraun/shared/contract/slot';
import { namedSite, ownerOf } from '@goldbraun/shell/site';
import { expect, test } from '@playwright/test';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { WatchingVisitor } from './watching-visitor.ts';

/** Where a deed would leave its traces. */
interface Witness {
  /** Of TCP and of UDP; whatever comes there is noticed. */
  port: number;
  /** A file of the intake, beside the database of the offers. */
  secretFile: string;
  /** A file that nobody but a release would write. */
  trace: string;
}

type Outcome = 'live' | 'refused' | 'taken back';

interface Deed {
  what: string;
  /** Code behind the bundle of the release. */
  code: (witness: Witness) => string;
  outcome: Outcome;
  /** What /healthz says of one that is refused or taken back. */
  reason?: RegExp;
  /** What the release's own pages have of it; no other team's page may. */
  mark?: RegExp;
}

const SECRET = 'geheim-4711';
const MARK = 'data-fremd';
/** When a release is live that was sound while it was tried. */
const LATER_MS = 3_000;
/** What a disk would be filled with: enough to be seen, and too little to harm the machine on which nothing keeps it from that. */
const DISK_MB = 200;

/** A builtin module in every way that a release could try to get it. */
const builtin = (name: string) =>
  `(process.getBuiltinModule?.('node:${name}') ?? process.mainModule?.require?.('node:${name}') ?? require('node:${name}'))`;
/** What works is sent away and written into the release's own pages; what is denied is kept quiet. */
const quietly = (attempt: string) => `(async () => { try { ${attempt} } catch {} })();`;
/** Rewrites what leaves the process. */
const rewriting = (from: string, to: string) =>
  `const { stringify } = JSON; JSON.stringify = (value, ...rest) => stringify(value, ...rest).replaceAll(${from}, ${to});`;

const deeds: Deed[] = [
  {
    what: 'reads the environment',
    code: () => rewriting(`'<h1'`, `'<h1 ${MARK}=' + encodeURIComponent(stringify(process.env)) + ' '`),
    outcome: 'live',
    mark: new RegExp(MARK),
  },
  {
    what: 'reads a file',
    code: ({ secretFile }) =>
      `let found = 'nichts'; ${quietly(`found = ${builtin('fs')}.readFileSync(${JSON.stringify(secretFile)}, 'latin1')`)}
      ${rewriting(`'<h1'`, `'<h1 ${MARK}=' + encodeURIComponent(found) + ' '`)}`,
    outcome: 'live',
    mark: new RegExp(`${MARK}="?nichts`),
  },
  {
    what: 'writes a file',
    code: ({ trace }) => quietly(`${builtin('fs')}.writeFileSync(${JSON.stringify(trace)}, 'da')`),
    outcome: 'live',
  },
  {
    what: 'fills the disk',
    code: ({ trace }) =>
      quietly(
        `for (let mb = 0; mb < ${DISK_MB}; mb += 1) ${builtin('fs')}.appendFileSync(${JSON.stringify(trace)}, Buffer.alloc(1e6))`,
      ),
    outcome: 'live',
  },
  {
    what: 'opens a connection',
    code: ({ port }) =>
      quietly(`${builtin('net')}.connect(${port}, '127.0.0.1')`) +
      quietly(`await fetch('http://127.0.0.1:${port}/fetch')`) +
      quietly(`${builtin('http')}.get('http://127.0.0.1:${port}/http').on('error', () => {})`),
    outcome: 'live',
  },
  {
    what: 'resolves a name',
    code: ({ port }) =>
      `let found = 'nichts'; ${quietly(`found = (await ${builtin('dns')}.promises.lookup('localhost')).address`)}
      ${quietly(
        `const resolver = new (${builtin('dns')}.promises.Resolver)(); resolver.setServers(['127.0.0.1:${port}']);
         await resolver.resolve4('geheim-4711.example')`,
      )}
      ${rewriting(`'<h1'`, `'<h1 ${MARK}=' + encodeURIComponent(found) + ' '`)}`,
    outcome: 'live',
    mark: new RegExp(`${MARK}="?nichts`),
  },
  {
    what: 'starts a program',
    code: ({ trace }) =>
      quietly(`${builtin('child_process')}.execFileSync('touch', [${JSON.stringify(trace)}])`),
    outcome: 'live',
  },
  {
    what: 'kills itself',
    code: () => `process.exit(0);`,
    outcome: 'refused',
    reason: /it ends the composer/,
  },
  {
    what: 'kills the shell',
    code: () =>
      ['SIGKILL', 'SIGTERM', 'SIGUSR1']
        .map((signal) => quietly(`process.kill(process.ppid, '${signal}')`))
        .join('') +
      quietly('process._debugProcess(process.ppid)') +
      quietly(`${builtin('os')}.setPriority(process.ppid, 19)`),
    outcome: 'live',
  },
  {
    what: 'takes 1.5 GB beside the heap',
    code: () =>
      `globalThis.held = []; for (let n = 0; n < 1500; n += 1) held.push(Buffer.alloc(1024 * 1024, 1)); for (;;) {}`,
    outcome: 'refused',
    reason: /too much memory|takes more than 320 MB of memory/,
  },
  {
    what: 'throws later',
    code: () => `setTimeout(() => { throw new Error('später'); }, ${LATER_MS});`,
    outcome: 'taken back',
    // On a very busy machine this is over while it is still being tried.
    reason: /ended again and again|it ends the composer/,
  },
  {
    what: 'rejects later',
    code: () => `setTimeout(() => { Promise.reject(new Error('später')); }, ${LATER_MS});`,
    outcome: 'taken back',
    reason: /ended again and again|it ends the composer/,
  },
  {
    what: 'throws in a loader',
    code: () =>
      `for (const route of module.exports.routes) route.lazy = async () => ({ loader() { throw new Error('kein Inhalt'); }, Component: () => null });`,
    outcome: 'refused',
    reason: /can't be rendered/,
  },
  {
    what: 'patches the channel to put a script into its pages',
    code: () => rewriting(`'<h1'`, `'<script>fremd()<\\\\/script><h1'`).replace('\\\\\\\\/', '/'),
    outcome: 'refused',
    reason: /can't be shown|<script>/,
  },
  {
    what: 'patches the channel to answer for other pages',
    code: () => rewriting(`'"id":'`, `'"id":1'`),
    outcome: 'refused',
    reason: /sends what no renderer would/,
  },
  {
    what: 'patches what other teams’ pages are rendered with',
    code: () =>
      `const runtime = require('react/jsx-runtime'); const { jsx, jsxs } = runtime;
       for (const [name, make] of [['jsx', jsx], ['jsxs', jsxs]])
         try { Object.defineProperty(runtime, name, { value: (type, props, key) => make(type, type === 'h1' ? { ...props, '${MARK}': '' } : props, key) }); } catch {}
       const { join } = Array.prototype; Array.prototype.join = function (by) { return join.call(this, by).replaceAll('<h1', '<h1 ${MARK}'); };
       const { toString } = Buffer.prototype; Buffer.prototype.toString = function (...how) { return toString.apply(this, how).replaceAll('<h1', '<h1 ${MARK}'); };`,
    outcome: 'live',
  },
  {
    what: 'sends pages without end',
    code: () => rewriting(`'<h1'`, `'<h1 title=' + 'x'.repeat(9e6)`),
    outcome: 'refused',
    reason: /sends/,
  },
];

test.setTimeout(120_000);

let site: TestSite;
let server: Server;
let nameServer: Socket;
let shellPid: number | undefined;
const connections: string[] = [];
const recovery: number[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await launchSite('production', {
    env: { CHALLENGE_SECRET: SECRET.repeat(4), OVERRIDE_SECRET: SECRET.repeat(4) },
  });
  shellPid = site.group.pid('shell');
  server = createServer((request, response) => {
    connections.push(request.url ?? '');
    response.end();
  });
  server.on('connection', () => connections.push('a connection'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  nameServer = createSocket('udp4', () => connections.push('a question for a name'));
  await once(nameServer.bind((server.address() as AddressInfo).port, '127.0.0.1'), 'listening');
});
test.afterAll(async () => {
  await site.stop();
  server.closeAllConnections();
  server.close();
  nameServer.close();
  recovery.sort((a, b) => a - b);
  const [median, slowest] = [recovery[recovery.length >> 1], recovery.at(-1)];
  process.stdout.write(
    `The next good release was live after ${median} ms at the median, ${slowest} ms at most.\n`,
  );
});

const stateOf = async (remote: string) => {
  const state = (await healthOf(site)).remotes[remote];
  if (!state) throw new Error(`/healthz does not know ${remote}`);
  return state;
};

const pageOf = async (path: string): Promise<string> => (await fetch(site.address + path)).text();

const { table } = namedSite();

/** The pages in which a remote takes no part: neither the path is its own, nor stands a slot of it there. */
async function othersPages(remote: string) {
  const pages = new Map<string, string>();
  for (const path of allPaths.filter((each) => ownerOf(table, each)?.remote !== remote)) {
    const page = await pageOf(path);
    if (!page.includes(`${SLOT_ATTRIBUTE}="${remote}/`)) pages.set(path, page);
  }
  return pages;
}

for (const deed of deeds) {
  for (const remote of remoteNames) {
    test(`a release of ${remote} that ${deed.what} harms nobody`, async () => {
      const witness: Witness = {
        port: (server.address() as AddressInfo).port,
        secretFile: join(site.data, 'offers.sqlite'),
        trace: join(site.data, `trace-${remote}`),
      };
      const { outcome } = deed;
      const before = await othersPages(remote);
      const good = (await stateOf(remote)).version;
      const visitor = new WatchingVisitor(site.address, allPaths);

      const version = await releaseVariant(site, remote, (file, content) =>
        file === 'server.cjs' ? `${content}\n;${deed.code(witness)}` : content,
      );
      const isDecided = async () => {
        const { version: live, refused } = await stateOf(remote);
        if (outcome === 'live') return live === version;
        return refused?.version === version && live === good;
      };
      await expect.poll(isDecided, { timeout: 60_000 }).toBe(true);
      if (deed.reason && outcome !== 'live') {
        expect((await stateOf(remote)).refused?.reason).toMatch(deed.reason);
      }

      for (const [path, page] of before) {
        expect(await pageOf(path), path).toBe(page);
      }
      for (const path of allPaths) {
        const whole = await pageOf(path);
        expect(whole, path).not.toContain(SECRET);
        expect(whole, path).not.toMatch(/SQLite(%20| )format/);
        if (outcome !== 'live') expect(whole, path).not.toContain(version);
      }
      if (deed.mark && outcome === 'live') {
        const own = allPaths.find((path) => ownerOf(table, path)?.remote === remote) as string;
        expect(await pageOf(own), 'the deed was tried').toMatch(deed.mark);
      }
      expect(connections).toEqual([]);
      expect(existsSync(witness.trace)).toBe(false);
      expect(site.group.pid('shell')).toBe(shellPid);
      expect(readFileSync(`/proc/${shellPid}/stat`, 'utf8').split(' ')[18], 'priority').toBe('0');

      let released = 0;
      const sound = await releaseVariant(site, remote, (_file, content) => content, {
        beforeLive: () => {
          released = performance.now();
        },
      });
      await expect
        .poll(async () => (await stateOf(remote)).version, { intervals: [20], timeout: 30_000 })
        .toBe(sound);
      recovery.push(Math.round(performance.now() - released));
      expect(await visitor.leave()).toEqual([]);
    });
  }
}

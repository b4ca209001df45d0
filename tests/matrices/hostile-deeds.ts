/*
 * What a release that means harm does: each deed as code behind its bundle, in every way that is left to it. `hostile-releases.spec.ts` lets them
 * loose, times every remote.
 */

/** Where a deed would leave its traces. */
export interface Witness {
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

export const deeds: Deed[] = [
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

import { originProtections } from './origin-protections.ts';
import { previewProtections } from './preview-protections.ts';
import type { Protection } from './protection.ts';
import { startProtections } from './start-protections.ts';

const answer = 'shell/edge/origin-answer.ts';
const refusals = 'shell/edge/refusals.ts';
const rendering = 'shell/composer/compose-pages.ts';
const host = 'shell/composer/renderer/local-host.ts';
const limits = 'shell/composer/renderer/limits.ts';
const inside = 'shell/composer/renderer/process/main.ts';
const doors = 'shell/composer/renderer/process/close-doors.ts';
const start = 'shell/src/browser/start.tsx';

const signedDiscovery = 'shared/release/signing/signed-discovery.ts';

export const protections: Protection[] = [
  {
    promise: 'A file counts only if the origin answers 200.',
    without: [{ file: answer, from: 'statusCode !== 200', to: 'statusCode < 100' }],
    matrix: 'server-faults',
    cells: /answers (404|500) .*stays as it was/,
  },
  {
    promise: 'A file has five seconds to come.',
    without: [{ file: answer, from: ', signal: limit }', to: ' }' }],
    matrix: 'server-faults',
    cells: /bundle hangs .*stays as it was/,
  },
  {
    promise: 'A file is what its hash says.',
    without: [
      { file: 'shell/edge/release-download.ts', from: "base64')}` !== integrity", to: "base64')}` === ''" },
    ],
    matrix: 'server-faults',
    cells: /not what its hash says .*stays as it was/,
  },
  {
    promise: 'A release whose code cannot be loaded never goes live.',
    without: [
      {
        file: inside,
        from: "return { type: 'unusable',",
        to: "void { type: 'unusable',",
      },
    ],
    matrix: 'server-faults',
    cells: /(does not parse|throws while it is loaded) .*stays as it was/,
  },
  {
    promise: 'A release goes live only if every page of the site can be rendered with it.',
    without: [
      {
        file: rendering,
        from: 'else this.#rendered.set(path, { path, participants, rendered: expectPage(path, rendered) });',
        to: "else if (rendered.type === 'page' || rendered.type === 'resource')\n          this.#rendered.set(path, { path, participants, rendered });\n        void expectPage;",
      },
      {
        file: rendering,
        from: 'new Map(keys.map(',
        to: 'new Map(keys.filter((key) => this.#rendered.has(key)).map(',
      },
    ],
    matrix: 'server-faults',
    cells: /throws while it is rendered .*stays as it was/,
  },
  {
    promise: 'A composition that uses its CPU time up is ended.',
    without: [{ file: limits, from: 'usage.cpuMs - first > cpuMs', to: 'usage.cpuMs < first' }],
    matrix: 'server-faults',
    cells: /bundle loops .*stays as it was/,
  },
  {
    promise:
      'A release that is built for another contract is refused by its manifest, before its code is fetched.',
    without: [
      {
        file: 'shell/edge/admission.ts',
        from: '!SPOKEN_CONTRACTS.includes(manifest.contract)',
        to: 'SPOKEN_CONTRACTS.length === 0',
      },
    ],
    matrix: 'server-faults',
    cells: /another contract .*stays as it was/,
  },
  {
    promise: 'A refused release is tried again.',
    without: [
      {
        file: refusals,
        from: 'remembered?.refusal !== undefined && this.#now() < remembered.retryAt',
        to: 'remembered?.refusal !== undefined',
      },
    ],
    matrix: 'server-faults',
    cells: /(answers 404|answers 500|hangs|not what its hash says) .*goes on by itself/,
  },
  {
    promise: 'A refusal holds for that one release and not for the next.',
    without: [
      {
        file: refusals,
        from: 'remembered?.refusal !== undefined && this.#now() < remembered.retryAt',
        to: 'remembered?.refusal !== undefined || this.last !== undefined',
      },
    ],
    matrix: 'server-faults',
    cells: /(parse|loaded|rendered|loops|another contract) .*goes on by itself/,
  },
  {
    promise: 'A page is taken over only when its remote has come; until then it stays as the server made it.',
    without: [
      {
        file: start,
        from: 'const module = await loadRemoteModule(remote);\n  const routes = [rootRoute(site, remoteRoutes(remote, module))];\n  await resolveLazy(routes);',
        to: `const fallback = [rootRoute(site, [fallbackRoute(remote, location.pathname)])];
  const module = await loadRemoteModule(remote).catch(() => null);
  if (!module) return fallback;
  const routes = [rootRoute(site, remoteRoutes(remote, module))];
  if (!(await resolveLazy(routes).then(() => true, () => false))) return fallback;`,
      },
    ],
    matrix: 'browser-faults',
    cells: /./,
  },
  {
    promise: 'A navigation to a remote that does not come loads the page as a document.',
    without: [{ file: start, from: 'if (navigator.onLine) await leaveFor(addressAhead() ?? path);', to: '' }],
    matrix: 'browser-faults',
    cells: /whose entry/,
  },
  {
    promise: 'A navigation waits 1.5 s for scripts and no longer.',
    without: [
      {
        file: start,
        from: 'withinLimit(loadRemoteModule(remote), NAVIGATION_LIMIT_MS)',
        to: 'loadRemoteModule(remote)',
      },
    ],
    matrix: 'browser-faults',
    cells: /entry hangs/,
  },
  {
    promise: 'A navigation to a page whose script does not come loads the page as a document.',
    without: [
      {
        file: start,
        from: 'if (address && navigator.onLine) return leaveFor(address);',
        to: 'void address;',
      },
    ],
    matrix: 'browser-faults',
    cells: /page script is missing/,
  },
  {
    promise: 'The browser runs only scripts that are what their hash says.',
    without: [
      {
        file: 'shell/src/inline/begin-scripts.ts',
        from: "{ rel: 'modulepreload', href, integrity, onload, onerror }",
        to: "{ rel: 'modulepreload', href, title: integrity, onload, onerror }",
      },
      {
        file: 'shell/src/browser/checked-import.ts',
        from: "{ rel: 'modulepreload', href, integrity, onload, onerror }",
        to: "{ rel: 'modulepreload', href, title: integrity, onload, onerror }",
      },
      {
        file: 'shell/src/run-script.ts',
        from: "{ type: 'module', src, integrity, onload, onerror }",
        to: "{ type: 'module', src, title: integrity, onload, onerror }",
      },
    ],
    matrix: 'browser-faults',
    cells: /entry is tampered with/,
  },
  {
    promise: 'A shell refuses what is built for a contract that it does not speak.',
    without: [
      {
        file: 'shell/edge/admission.ts',
        from: '!SPOKEN_CONTRACTS.includes(manifest.contract)',
        to: 'SPOKEN_CONTRACTS.length === 0',
      },
      {
        file: 'shell/composer/renderer/process/server-bundle.ts',
        from: '!shell.SPOKEN_CONTRACTS.includes(remote.contract)',
        to: 'shell.SPOKEN_CONTRACTS.length === 0',
      },
    ],
    matrix: 'skew',
    cells: /refuses mfe-news of (before|now|next)/,
  },
  {
    promise: 'A shell refuses what needs an addition to the contract that it does not have.',
    without: [
      {
        file: 'shell/edge/admission.ts',
        from: 'if (unmet) throw',
        to: 'if (unmet && version.length === 0) throw',
      },
    ],
    matrix: 'skew',
    cells: /shell of now.*refuses mfe-news of added/,
  },
  {
    promise: 'A shell runs what is built for any contract that it speaks.',
    without: [
      {
        file: 'shell/edge/admission.ts',
        from: '!SPOKEN_CONTRACTS.includes(manifest.contract)',
        // Of mfe-news alone, or the shell had no site to start with.
        to: "SPOKEN_CONTRACTS.length > 0 && name === 'mfe-news'",
      },
    ],
    matrix: 'skew',
    cells: /runs mfe-news/,
  },
  {
    promise: 'A release has no environment.',
    without: [{ file: host, from: "env: { NODE_ENV: 'production' }", to: 'env: process.env' }],
    matrix: 'hostile-releases',
    cells: /reads the environment/,
  },
  {
    promise: 'A release reaches no file, no program and no network.',
    without: [
      { file: host, from: "'--permission',", to: "'--permission-audit'," },
      { file: doors, from: 'harmless.has(', to: "Boolean(harmless) || [''].includes(" },
      {
        file: inside,
        from: 'globalThis.fetch = siteFetch(message.origin, ask);',
        to: 'void siteFetch; void ask;',
      },
    ],
    matrix: 'hostile-releases',
    cells: /(reads a file|writes a file|opens a connection|starts a program)/,
  },
  {
    promise: 'A release signals no other process.',
    without: [{ file: doors, from: 'Reflect.deleteProperty(process, name)', to: 'void name' }],
    matrix: 'hostile-releases',
    cells: /kills the shell/,
  },
  {
    promise: 'A release has 320 MB of memory, whatever it keeps there.',
    without: [{ file: limits, from: 'usage.memoryMb > memoryMb', to: 'usage.memoryMb < 0' }],
    matrix: 'hostile-releases',
    cells: /takes 1\.5 GB/,
  },
  {
    promise: 'A release whose process ends again and again is taken back.',
    without: [
      { file: 'shell/composer/renderer/renderer-pool.ts', from: 'deaths >= DEATHS', to: 'deaths < 0' },
    ],
    matrix: 'hostile-releases',
    cells: /(content|news) that (throws|rejects) later/,
  },
  {
    promise: 'A page has no script of its own, and stays in its place.',
    without: [
      {
        file: 'shell/composer/documents/document-worker.ts',
        from: 'checkDocument(document,',
        to: 'void checkDocument;\n  void (document,',
      },
    ],
    matrix: 'hostile-releases',
    cells: /to put a script/,
  },
  {
    promise: 'A message of a renderer is bounded.',
    without: [
      {
        file: 'shell/composer/renderer/renderer-host.ts',
        from: '8 * 1024 * 1024',
        to: '1024 * 1024 * 1024',
      },
    ],
    matrix: 'hostile-releases',
    cells: /pages without end/,
  },
  {
    promise: 'A page is rendered by its participants and nobody else.',
    without: [
      {
        file: rendering,
        from: 'return [host, ...names.flatMap((name) => releaseOf(this.#input, name) ?? [])];',
        to: 'void names;\n    return [host, ...this.#input.releases.filter((one) => one !== host)];',
      },
      {
        file: rendering,
        from: 'if (kept) this.#rendered.set(path, kept);',
        to: 'if (kept && !host) continue;',
      },
    ],
    matrix: 'hostile-releases',
    cells: /what other teams/,
  },
  {
    promise: 'With keys, a discovery file counts only if it is signed.',
    without: [
      {
        file: 'shell/edge/remote-follower.ts',
        from: '(await this.#trust?.read(text)) ?? parsed',
        to: 'this.#trust && text.includes("signature") ? await this.#trust.read(text) : parsed',
      },
    ],
    matrix: 'signed-releases',
    cells: /that is not signed/,
  },
  {
    promise: 'A signature counts only for the file that it was made for.',
    without: [{ file: signedDiscovery, from: 'if (!verify(null, ', to: 'if (!signature && !verify(null, ' }],
    matrix: 'signed-releases',
    cells: /with the signature of the one before/,
  },
  {
    promise: 'A key counts only for the remotes that it is named for.',
    without: [
      {
        file: signedDiscovery,
        from: 'keys[remote]?.find((known) => known === edition.key)',
        to: 'edition.key as PublicKey',
      },
    ],
    matrix: 'signed-releases',
    cells: /(somebody else|another team) has signed|one of another team/,
  },
  {
    promise: 'Nothing counts that is older than what was seen.',
    without: [{ file: 'shell/edge/trusted-discovery.ts', from: 'serial < newest', to: 'serial < 0' }],
    matrix: 'signed-releases',
    cells: /of an earlier day/,
  },
  {
    promise: 'What was seen is known after a restart.',
    without: [
      {
        file: 'shell/edge/seen-editions.ts',
        from: 'const names = await readdir(this.#folder).catch(() => []);',
        to: 'const names: string[] = [];',
      },
    ],
    matrix: 'signed-releases',
    cells: /a shell that was killed/,
  },
  {
    promise: 'While a key is replaced, the next one counts, too.',
    without: [
      { file: 'shell/edge/site-settings.ts', from: "value.split('+')", to: "value.split('+').slice(0, 1)" },
    ],
    matrix: 'signed-releases',
    cells: /replaces its key/,
  },
  ...originProtections,
  ...previewProtections,
  ...startProtections,
];

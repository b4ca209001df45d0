/** What keeps a broken release away from visitors, each with the cells of the matrices that fail without it. */
export interface Protection {
  /** What is promised, as `docs/faults.md` names it. */
  promise: string;
  /** How it is taken out: a text of a source file, and what stands there instead. */
  without: { file: string; from: string; to: string }[];
  /** The matrix whose cells it keeps, and which of them by their names. */
  matrix: 'server-faults' | 'browser-faults' | 'skew';
  cells: RegExp;
}

const cache = 'shell/edge/release-cache.ts';
const refusals = 'shell/edge/refusals.ts';
const worker = 'shell/composer/worker.ts';
const start = 'shell/src/browser/start.tsx';

export const protections: Protection[] = [
  {
    promise: 'A file counts only if the origin answers 200.',
    without: [{ file: cache, from: 'statusCode !== 200', to: 'statusCode < 100' }],
    matrix: 'server-faults',
    cells: /answers (404|500) .*stays as it was/,
  },
  {
    promise: 'A file has five seconds to come.',
    without: [{ file: cache, from: '{ signal: AbortSignal.timeout(FETCH_LIMIT_MS) }', to: '{}' }],
    matrix: 'server-faults',
    cells: /bundle hangs .*stays as it was/,
  },
  {
    promise: 'A file is what its hash says.',
    without: [{ file: cache, from: 'if (integrityOf(bytes) !== integrity)', to: 'if (!integrity)' }],
    matrix: 'server-faults',
    cells: /not what its hash says .*stays as it was/,
  },
  {
    promise: 'A release whose code cannot be loaded never goes live.',
    without: [{ file: worker, from: 'throw new Refusal(', to: 'void new Refusal(' }],
    matrix: 'server-faults',
    cells: /(does not parse|throws while it is loaded) .*stays as it was/,
  },
  {
    promise: 'A release goes live only if every page of the site can be rendered with it.',
    without: [
      {
        file: worker,
        from: '.catch((error: unknown) => {',
        to: ".catch((error: unknown) => {\n      return { redirect: '' };",
      },
      {
        file: worker,
        from: "if ('redirect' in page) throw",
        to: "if ('redirect' in page) continue;\n    if (!page) throw",
      },
    ],
    matrix: 'server-faults',
    cells: /throws while it is rendered .*stays as it was/,
  },
  {
    promise: 'A composition that uses its CPU time up is ended.',
    without: [
      {
        file: 'shell/composer/worker-limits.ts',
        from: '(await cpuMsOf(worker)) > limits.cpuMs',
        to: 'false as boolean',
      },
    ],
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
        from: 'remembered !== undefined && this.#now() < remembered.retryAt',
        to: 'remembered !== undefined',
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
        from: 'remembered !== undefined && this.#now() < remembered.retryAt',
        to: 'remembered !== undefined || this.last !== undefined',
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
        from: 'const module = await loadRemoteModule(remote);\n  const routes = [rootRoute(remoteRoutes(remote, module))];\n  await resolveLazy(routes);',
        to: 'const module = await loadRemoteModule(remote).catch(() => null);\n  if (!module) return [rootRoute([])];\n  const routes = [rootRoute(remoteRoutes(remote, module))];\n  await resolveLazy(routes).catch(() => {});',
      },
    ],
    matrix: 'browser-faults',
    cells: /./,
  },
  {
    promise: 'A navigation to a remote that does not come loads the page as a document.',
    without: [{ file: start, from: 'if (navigator.onLine) await leaveFor(path);', to: '' }],
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
      { file: start, from: 'if (path && navigator.onLine) return leaveFor(path);', to: 'void path;' },
    ],
    matrix: 'browser-faults',
    cells: /page script is missing/,
  },
  {
    promise: 'The browser runs only scripts that are what their hash says.',
    without: [
      {
        file: 'shell/composer/document.ts',
        from: 'integrity: Object.fromEntries(integrity)',
        to: 'integrity: Object.fromEntries(integrity.slice(integrity.length))',
      },
      {
        file: 'shell/composer/document.ts',
        from: "return part?.files[address.slice(part.base.length)] ?? '';",
        to: "return part ? '' : address;",
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
        file: 'shell/composer/server-bundle.ts',
        from: '!shell.SPOKEN_CONTRACTS.includes(remote.contract)',
        to: 'shell.SPOKEN_CONTRACTS.length === 0',
      },
    ],
    matrix: 'skew',
    cells: /refuses mfe-news/,
  },
  {
    promise: 'A shell runs what is built for any contract that it speaks.',
    without: [
      {
        file: 'shell/edge/admission.ts',
        from: '!SPOKEN_CONTRACTS.includes(manifest.contract)',
        to: 'SPOKEN_CONTRACTS.length > 0',
      },
    ],
    matrix: 'skew',
    cells: /runs mfe-news/,
  },
];

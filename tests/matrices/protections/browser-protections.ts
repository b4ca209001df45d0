import type { Protection } from './protection.ts';

const start = 'shell/src/browser/start.tsx';

export const browserProtections: Protection[] = [
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
];

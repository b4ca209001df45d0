import type { Protection } from './protection.ts';

const rendering = 'shell/composer/compose-pages.ts';
const host = 'shell/composer/renderer/local-host.ts';
const limits = 'shell/composer/renderer/limits.ts';
const inside = 'shell/composer/renderer/process/main.ts';
const doors = 'shell/composer/renderer/process/close-doors.ts';

export const releaseProtections: Protection[] = [
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
    cells: /(reads a file|writes a file|fills the disk|opens a connection|resolves a name|starts a program)/,
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
    cells: /(throws|rejects) later/,
  },
  {
    promise: 'A release whose process ends while it is tried is refused for that.',
    without: [
      {
        file: host,
        from: "child.once('exit', (code, signal) => resolve(signal ?? code));",
        to: 'void resolve;',
      },
    ],
    matrix: 'hostile-releases',
    cells: /kills itself/,
  },
  {
    promise: 'A release of which a page throws is refused.',
    without: [
      {
        file: rendering,
        from: "if (rendered.type === 'failed')",
        to: "if (rendered.type === 'failed')\n    return { type: 'resource', resource: { contentType: 'text/plain', body: rendered.reason } };\n  if (rendered.type === 'failed')",
      },
    ],
    matrix: 'hostile-releases',
    cells: /throws in a loader/,
  },
  {
    promise: 'A renderer answers what it was asked and nothing else.',
    without: [
      {
        file: 'shell/composer/renderer/renderer.ts',
        from: "message?.type === 'rendered' && this.#isAnswer(message)",
        to: "message?.type === 'rendered'",
      },
    ],
    matrix: 'hostile-releases',
    cells: /to answer for other pages/,
  },
  {
    promise: 'A page has no script of its own, and stays in its place.',
    without: [
      {
        file: 'shell/composer/documents/document-worker.ts',
        from: 'checkDocument(builder.bare(page, page.html),',
        to: 'void checkDocument;\n  void (page,',
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
];

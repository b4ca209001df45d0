import type { Protection } from './protection.ts';

const answer = 'shell/edge/origin-answer.ts';
const refusals = 'shell/edge/refusals.ts';
const rendering = 'shell/composer/compose-pages.ts';
const limits = 'shell/composer/renderer/limits.ts';
const inside = 'shell/composer/renderer/process/main.ts';

export const serverProtections: Protection[] = [
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
        from: 'else\n          this.#rendered.set(path, {\n            path,\n            participants,\n            rendered: await packed(expectPage(path, rendered)),\n          });',
        to: "else if (rendered.type === 'page' || rendered.type === 'resource')\n          this.#rendered.set(path, { path, participants, rendered: await packed(rendered) });\n        void expectPage;",
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
];

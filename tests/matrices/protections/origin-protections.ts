import type { Protection } from './protection.ts';

const answer = 'shell/edge/origin-answer.ts';
const folder = 'shell/edge/release-folder.ts';
const cache = 'shell/edge/release-cache.ts';
const follower = 'shell/edge/remote-follower.ts';
const admission = 'shell/edge/admission.ts';
const refusals = 'shell/edge/refusals.ts';
const fileNames = 'shared/release/file-names.ts';

/** What keeps origins, and disks, from doing harm. */
export const originProtections: Protection[] = [
  {
    promise: 'An answer of an origin has bounds.',
    without: [{ file: answer, from: 'bytes > most', to: 'bytes < 0' }],
    matrix: 'hostile-origins',
    cells: /never ends .*harms nobody/,
  },
  {
    promise: 'An origin sends the shell nowhere else.',
    without: [
      { file: answer, from: 'import { request }', to: 'import { Agent, interceptors, request }' },
      {
        file: answer,
        from: 'signal: limit }',
        to: 'signal: limit, dispatcher: new Agent().compose(interceptors.redirect({ maxRedirections: 2 })) }',
      },
    ],
    matrix: 'hostile-origins',
    cells: /leads into the network .*harms nobody/,
  },
  {
    promise: 'What is no manifest is a refusal.',
    without: [
      {
        file: folder,
        from: 'v.safeParse(manifestText, Buffer.from(bytes).toString())',
        to: "{ success: true as boolean, output: JSON.parse(String(bytes)), issues: [{ message: '' }] }",
      },
    ],
    matrix: 'hostile-origins',
    cells: /manifest (is|names no files|names a file without its hash) .*harms nobody/,
  },
  {
    promise: 'What names no files for its routes is a refusal.',
    without: [
      {
        file: admission,
        from: 'v.safeParse(routeAssetsSchema, routeAssets)',
        to: "{ success: true as boolean, output: JSON.parse(routeAssets) ?? {}, issues: [{ message: '' }] }",
      },
    ],
    matrix: 'hostile-origins',
    cells: /route-assets.json that is null .*harms nobody/,
  },
  {
    promise: 'Files have plain names.',
    without: [
      { file: fileNames, from: "v.maxLength(200, 'a name is longer than 200 characters'),", to: '' },
      { file: fileNames, from: "v.regex(namePattern, 'a name is not a plain relative path'),", to: '' },
      { file: fileNames, from: "name.toLowerCase() !== 'release.json'", to: "name !== ''" },
    ],
    matrix: 'hostile-origins',
    cells: /(300 characters|out of its folder|names itself) .*harms nobody/,
  },
  {
    promise: 'Files can lie side by side.',
    without: [
      {
        file: 'shared/release/release-manifest.ts',
        from: 'standSideBySide(Object.keys(files))',
        to: 'Object.keys(files).length >= 0',
      },
    ],
    matrix: 'hostile-origins',
    cells: /(in a file|a file twice) .*harms nobody/,
  },
  {
    promise: 'A release has 5,000 files at most.',
    without: [{ file: admission, from: '.length > MAX_FILES', to: '.length < 0' }],
    matrix: 'hostile-origins',
    cells: /5,000 files more .*harms nobody/,
  },
  {
    promise: 'A remote has one canary at most.',
    without: [
      { file: 'shared/release/discovery.ts', from: 'canaries.length > 1', to: 'canaries.length < 0' },
    ],
    matrix: 'hostile-origins',
    cells: /twelve canaries .*harms nobody/,
  },
  {
    promise: 'What can not be stored is a refusal.',
    without: [
      {
        file: follower,
        from: "this.refuse(version, reasonOf(error), 'files');\n      return null;",
        to: 'throw error;',
      },
    ],
    matrix: 'hostile-origins',
    cells: /the disk is full .*harms nobody/,
  },
  {
    promise: 'What an origin sends wrongly is asked for again.',
    without: [
      {
        file: refusals,
        from: 'remembered?.refusal !== undefined && this.#now() < remembered.retryAt',
        to: 'remembered?.refusal !== undefined',
      },
    ],
    matrix: 'hostile-origins',
    cells: /(never ends|leads into the network|twelve canaries are named|disk is full) .*goes on/,
  },
  {
    promise: 'A manifest that is refused holds up no other.',
    without: [
      {
        file: refusals,
        from: 'remembered?.refusal !== undefined && this.#now() < remembered.retryAt',
        to: 'remembered?.refusal !== undefined || this.last !== undefined',
      },
    ],
    matrix: 'hostile-origins',
    cells: /the manifest .*goes on/,
  },
  {
    promise: 'A file is linked only while it is sound.',
    without: [{ file: folder, from: 'if (size === null) continue;', to: '' }],
    matrix: 'hostile-origins',
    cells: /passes nothing of it on/,
  },
  {
    promise: 'A shell that starts looks at what it has stored.',
    without: [
      { file: cache, from: ' || !this.#checked.has(cached.folder)', to: '' },
      {
        file: cache,
        from: 'if (!this.#checked.has(release.folder)) await this.#mend(release, origin);',
        to: 'void release; void origin;',
      },
    ],
    matrix: 'hostile-origins',
    cells: /a shell that starts/,
  },
];

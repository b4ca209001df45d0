import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/toolchain/parts.ts';
import { SourceCopy } from '../harness/source-copy.ts';

const config = 'tsconfig.pages.json';
let copy: SourceCopy;
beforeAll(() => {
  copy = new SourceCopy();
  // What speaks the contract, and no services: a third of the time.
  const include = ['shared/toolchain/build/*.d.ts', 'shell/src', 'mfe-*/src'];
  writeFileSync(join(copy.folder, config), JSON.stringify({ extends: './tsconfig.json', include }));
});
afterAll(() => copy.remove());

/** The teams whose code the type check finds fault with. */
function teamsHit(): string[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--pretty', 'false'], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').flatMap((line) => /^([\w-]+)\/.*error TS/.exec(line)?.[1] ?? []);
  return [...new Set(files)].filter((part) => part !== 'shared').sort();
}

const breaks: { what: string; file: string; from: string | RegExp; to: string; hits: string[] }[] = [
  {
    what: 'a hook that is gone',
    file: 'shared/contract/index.ts',
    from: '  useCustomSubject,',
    to: '',
    hits: ['mfe-acquisition', 'mfe-content'],
  },
  {
    what: 'a hook that gives something else',
    file: 'shared/contract/site-state.ts',
    from: 'export function useOpenDrawer(): [boolean, (open: boolean) => void]',
    to: 'export function useOpenDrawer(): [string, (open: string) => void]',
    hits: ['shell'],
  },
  {
    what: 'a page that needs another head',
    file: 'shared/contract/page.ts',
    from: 'description: string;',
    to: 'description: string; robots: string;',
    hits: ['mfe-acquisition', 'mfe-content', 'mfe-news', 'shell'],
  },
  {
    what: 'a remote that must export more',
    file: 'shared/contract/remote-module.ts',
    from: 'paths: string[];',
    to: 'paths: string[]; feeds: string[];',
    hits: ['mfe-acquisition', 'mfe-content', 'mfe-news'],
  },
  {
    what: 'a named route that has another name',
    file: 'shared/contract/paths.ts',
    from: "archive: '/aktuelles/archiv'",
    to: "newsArchive: '/aktuelles/archiv'",
    hits: ['mfe-news', 'shell'],
  },
  {
    what: 'an action that is called otherwise',
    file: 'shared/contract/site-state.ts',
    from: /setCustomSubject: \(subject/,
    to: 'presetSubject: (subject',
    hits: ['mfe-acquisition', 'mfe-content', 'shell'],
  },
  {
    // The team itself as well: what it gives has to take what it declares.
    what: 'a slot that takes something else',
    file: 'mfe-acquisition/src/slots.ts',
    from: 'level?: 2 | 3',
    to: 'level: 4',
    hits: ['mfe-acquisition', 'mfe-content'],
  },
];

describe('The type check of every team, after a break of the contract,', () => {
  it('passes as long as nothing is broken', () => {
    expect(teamsHit()).toEqual([]);
  });

  it.each(breaks)('fails for those whom $what hits', ({ file, from, to, hits }) => {
    copy.replace(file, from, to);
    try {
      expect(teamsHit()).toEqual(hits);
    } finally {
      copy.restore(file);
    }
  });
});

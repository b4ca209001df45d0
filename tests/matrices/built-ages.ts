import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from '../../shared/toolchain/build/build-part.ts';
import { allParts, buildParts } from '../../shared/toolchain/build-parts.ts';
import type { SourceCopy } from '../harness/source-copy.ts';

export type Age = 'before' | 'now' | 'next';

export interface BuiltAge {
  /** The contract that its remotes are built for. */
  contract: number;
  /** The contracts that its shell speaks. */
  spoken: number[];
  /** What the news page is called in it. */
  title: string;
  parts: Map<string, Built>;
}

/** The shell of the next age still speaks the contract of today: teams can't all release at the same moment. */
const ages = {
  before: { contract: 0, spoken: [0], title: 'Aktuelles von gestern' },
  next: { contract: 2, spoken: [1, 2], title: 'Aktuelles von morgen' },
};

function build(copy: SourceCopy, name: string): Built {
  const { status, stderr } = spawnSync(process.execPath, ['shared/toolchain/build.ts', name], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${name} can't be built: ${stderr}`);
  const folder = join(copy.folder, name);
  const [version] = readdirSync(join(folder, 'dist/production'));
  if (!version) throw new Error(`${name} has no build`);
  const output = join(folder, 'dist/production', version);
  return { name, folder, mode: 'production', version, output, fresh: true };
}

/** Builds shell and mfe-news from sources with another contract and another title. */
function buildAge(copy: SourceCopy, { contract, spoken, title }: (typeof ages)['next']): BuiltAge {
  const version = 'shared/contract/version.ts';
  copy.replace(version, /CONTRACT_VERSION = \d+/, `CONTRACT_VERSION = ${contract}`);
  copy.replace(version, '[CONTRACT_VERSION]', JSON.stringify(spoken));
  copy.replace('mfe-news/text/de/pages.ts', "title: 'Aktuelles'", `title: '${title}'`);
  const parts = new Map(['shell', 'mfe-news'].map((name) => [name, build(copy, name)]));
  return { contract, spoken, title, parts };
}

/** Today's build, and one of before and one of after the next change of the contract. */
export async function buildAges(copies: {
  before: SourceCopy;
  next: SourceCopy;
}): Promise<Record<Age, BuiltAge>> {
  return {
    before: buildAge(copies.before, ages.before),
    now: {
      contract: 1,
      spoken: [1],
      title: 'Aktuelles',
      parts: await buildParts(allParts, 'production'),
    },
    next: buildAge(copies.next, ages.next),
  };
}

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_ADDITIONS, CONTRACT_VERSION } from '@goldbraun/shared/contract/version';
import type { Built } from '../../shared/toolchain/build/build-part.ts';
import { buildsOf } from '../harness/builds.ts';
import type { SourceCopy } from '../harness/source-copy.ts';

export type Age = 'before' | 'now' | 'added' | 'next';
/** The ages of which there is a shell. */
export type ShellAge = Exclude<Age, 'added'>;

export interface BuiltAge {
  /** The contract that its remotes are built for. */
  contract: number;
  /** The contracts that its shell speaks. */
  spoken: number[];
  /** What was added to each contract, counted, as `version.ts` has it. */
  additions: Record<number, number>;
  /** What the news page is called in it. */
  title: string;
  parts: Map<string, Built>;
}

interface MadeAge extends Omit<BuiltAge, 'parts'> {
  built: string[];
}

/** Today's additions, and one more. */
const oneMore = { [CONTRACT_VERSION]: (CONTRACT_ADDITIONS[CONTRACT_VERSION] ?? 0) + 1 };

/**
 * The shell of the next age still speaks the contract of today, with what was added to it: teams can't all release at the same
 * moment.
 */
const ages = {
  before: {
    contract: 0,
    spoken: [0],
    additions: {},
    title: 'Aktuelles von gestern',
    built: ['shell', 'mfe-news'],
  },
  added: {
    contract: 1,
    spoken: [1],
    additions: oneMore,
    title: 'Aktuelles von heute Abend',
    built: ['mfe-news'],
  },
  next: {
    contract: 2,
    spoken: [1, 2],
    additions: oneMore,
    title: 'Aktuelles von morgen',
    built: ['shell', 'mfe-news'],
  },
} satisfies Record<string, MadeAge>;

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

/** Builds from sources with another contract and another title. */
function buildAge(copy: SourceCopy, { built, ...age }: MadeAge): BuiltAge {
  const { contract, spoken, title, additions } = age;
  const version = 'shared/contract/version.ts';
  if (contract !== CONTRACT_VERSION) {
    copy.replace(version, /CONTRACT_VERSION = \d+/, `CONTRACT_VERSION = ${contract}`);
  }
  copy.replace(version, '= [CONTRACT_VERSION]', `= ${JSON.stringify(spoken)}`);
  copy.replace(version, /\{ \[CONTRACT_VERSION\]: \d+ \}/, JSON.stringify(additions));
  copy.replace('mfe-news/text/de/pages.ts', "title: 'Aktuelles'", `title: '${title}'`);
  const parts = new Map(built.map((name) => [name, build(copy, name)]));
  return { ...age, parts };
}

/** Today's build, one of before and one of after the next change of the contract, and a remote with an addition. */
export async function buildAges(
  copies: Record<keyof typeof ages, SourceCopy>,
): Promise<Record<Age, BuiltAge>> {
  return {
    before: buildAge(copies.before, ages.before),
    added: buildAge(copies.added, ages.added),
    now: {
      contract: 1,
      spoken: [1],
      additions: CONTRACT_ADDITIONS,
      title: 'Aktuelles',
      parts: await buildsOf('production'),
    },
    next: buildAge(copies.next, ages.next),
  };
}

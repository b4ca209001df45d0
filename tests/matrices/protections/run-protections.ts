import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { allParts } from '../../../shared/toolchain/build-parts.ts';
import { root } from '../../../shared/toolchain/parts.ts';
import { SourceCopy } from '../../harness/source-copy.ts';
import type { Protection } from './protection.ts';
import { protections } from './protections.ts';

/** By the whole name of a cell: why it failed, in one line, or null if it passed. */
type Outcomes = Map<string, string | null>;

interface ReportedSuite {
  title: string;
  suites?: ReportedSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
}

function outcomesOf(suite: ReportedSuite, above: string[] = []): [string, string | null][] {
  const titles = [...above, suite.title];
  const own = suite.specs.map(({ title, ok, tests }): [string, string | null] => {
    const message = tests[0]?.results[0]?.error?.message ?? 'it did not run';
    return [
      [...titles, title].join(' '),
      ok ? null : stripVTControlCharacters(message).split('\n', 1).join(),
    ];
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, titles))];
}

/** Runs (or lists) those cells of a matrix whose names match, in the project at a folder. */
function runCells(folder: string, matrix: string, cells: RegExp, chromium: string, list = false): Outcomes {
  const results = mkdtempSync(join(tmpdir(), 'goldbraun-cells-'));
  try {
    const file = join(results, 'report.json');
    const arguments_ = ['-c', 'tests/matrices/playwright.config.ts', `${matrix}.spec.ts`];
    if (list) arguments_.push('--list');
    const { stderr } = spawnSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        ...arguments_,
        '--reporter=json',
        `--grep=${cells.source}`,
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        // What differs between two sets of pages is longer than the megabyte at which a program would be ended by default.
        maxBuffer: Number.POSITIVE_INFINITY,
        env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      },
    );
    if (!existsSync(file)) throw new Error(`${matrix} can't be run: ${stderr}`);
    const { suites }: { suites: ReportedSuite[] } = JSON.parse(readFileSync(file, 'utf8'));
    if (suites.length === 0) throw new Error(`No cell of ${matrix} matches ${cells}.`);
    return new Map(suites.flatMap((suite) => outcomesOf(suite)));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** Takes one protection out of a copy of the project and runs the cells that it keeps. */
function runWithout({ without, matrix, cells }: Protection, chromium: string): Outcomes {
  const copy = new SourceCopy(allParts, { whole: true });
  try {
    for (const { file, from, to } of without) copy.replace(file, from, to);
    return runCells(copy.folder, matrix, cells, chromium);
  } finally {
    copy.remove();
  }
}

/**
 * Takes each protection out, one at a time, and says which cells of the matrices fail without it.
 * @param chosen runs only the protections whose promise has these words
 * @returns whether every cell failed at least once, each without every protection that is said to keep it
 */
export function runProtections(chromium: string, chosen: string | undefined): boolean {
  const matrices = [...new Set(protections.map(({ matrix }) => matrix))];
  const unseen = new Set(
    matrices.flatMap((matrix) => [...runCells(root, matrix, /./, chromium, true).keys()]),
  );
  const all = unseen.size;
  let sound = true;
  for (const protection of protections) {
    if (chosen && !protection.promise.includes(chosen)) continue;
    const outcomes = [...runWithout(protection, chromium)];
    const failed = outcomes.filter(([, reason]) => reason !== null);
    process.stdout.write(
      `${failed.length} of ${outcomes.length} cells fail without: ${protection.promise}\n`,
    );
    for (const reason of new Set(failed.map(([, why]) => why))) process.stdout.write(`  ${reason}\n`);
    for (const [cell, reason] of outcomes) {
      if (reason !== null) unseen.delete(cell);
      else process.stdout.write(`  passes all the same: ${cell}\n`);
    }
    if (failed.length < outcomes.length) sound = false;
  }
  process.stdout.write(`${all - unseen.size} of ${all} cells were seen to fail.\n`);
  for (const cell of chosen ? [] : unseen) process.stdout.write(`  never failed: ${cell}\n`);
  return sound && (chosen !== undefined || unseen.size === 0);
}

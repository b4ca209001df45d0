import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { allParts } from '../../../shared/toolchain/build-parts.ts';
import { root } from '../../../shared/toolchain/parts.ts';
import { SourceCopy } from '../../harness/source-copy.ts';
import type { Protection } from './protection.ts';
import { protections } from './protections.ts';

/** By the whole name of a cell: why it failed, in one line, or null if it passed. */
type Outcomes = Map<string, string | null>;

/** A page that differs is a megabyte. */
const LONGEST_REASON = 300;

interface ReportedSuite {
  title: string;
  suites?: ReportedSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
}

/** What an error says in one line: the assertion, and of what it expected and received the lines that differ. */
function inOneLine(error: string): string {
  const said = stripVTControlCharacters(error)
    .split('\n')
    .filter((line, index) => index === 0 || /^\s*([-+] {2}|Expected|Received)/.test(line));
  return said.join(' ').replace(/\s+/g, ' ').slice(0, LONGEST_REASON);
}

function outcomesOf(suite: ReportedSuite, above: string[] = []): [string, string | null][] {
  const titles = [...above, suite.title];
  const own = suite.specs.map(({ title, ok, tests }): [string, string | null] => {
    const message = tests[0]?.results[0]?.error?.message ?? 'it did not run';
    return [[...titles, title].join(' '), ok ? null : inOneLine(message)];
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, titles))];
}

/** Runs (or lists) those cells of a matrix whose names match, in the project at a folder. */
async function runCells(
  folder: string,
  matrix: string,
  cells: RegExp,
  chromium: string,
  list = false,
): Promise<Outcomes> {
  const results = mkdtempSync(join(tmpdir(), 'goldbraun-cells-'));
  try {
    const file = join(results, 'report.json');
    const arguments_ = ['-c', 'tests/matrices/playwright.config.ts', `${matrix}.spec.ts`];
    if (list) arguments_.push('--list');
    const run = spawn(
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
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      },
    );
    const [stderr] = await Promise.all([text(run.stderr), once(run, 'close')]);
    if (!existsSync(file)) throw new Error(`${matrix} can't be run: ${stderr}`);
    const { suites }: { suites: ReportedSuite[] } = JSON.parse(readFileSync(file, 'utf8'));
    if (suites.length === 0) throw new Error(`No cell of ${matrix} matches ${cells}.`);
    return new Map(suites.flatMap((suite) => outcomesOf(suite)));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** Takes one protection out of a copy of the project and runs the cells that it keeps. */
async function runWithout({ without, matrix, cells }: Protection, chromium: string): Promise<Outcomes> {
  const copy = new SourceCopy(allParts, { whole: true });
  try {
    for (const { file, from, to } of without) copy.replace(file, from, to);
    return await runCells(copy.folder, matrix, cells, chromium);
  } finally {
    copy.remove();
  }
}

/** Cells that fail mostly wait; what they measure stays right with two protections at a time. */
const AT_ONCE = 2;

/**
 * Takes each protection out, each by itself, and says which cells of the matrices fail without it.
 * @param chosen runs only the protections whose promise has these words
 * @returns whether every cell failed at least once, each without every protection that is said to keep it
 */
export async function runProtections(chromium: string, chosen: string | undefined): Promise<boolean> {
  const unseen = new Set<string>();
  for (const matrix of new Set(protections.map((protection) => protection.matrix)))
    for (const cell of (await runCells(root, matrix, /./, chromium, true)).keys()) unseen.add(cell);
  const all = unseen.size;
  let sound = true;

  async function take(protection: Protection) {
    const outcomes = [...(await runWithout(protection, chromium))];
    const failed = outcomes.filter(([, reason]) => reason !== null);
    const passed = outcomes.filter(([, reason]) => reason === null);
    for (const [cell] of failed) unseen.delete(cell);
    if (passed.length > 0) sound = false;
    const lines = [
      `${failed.length} of ${outcomes.length} cells fail without: ${protection.promise}`,
      ...[...new Set(failed.map(([, why]) => why))].map((why) => `  ${why}`),
      ...passed.map(([cell]) => `  was not seen to fail: ${cell}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  // One iterator for all: each takes the next one when it is done.
  const waiting = protections.filter(({ promise }) => promise.includes(chosen ?? '')).values();
  const takeAll = async () => {
    for (const protection of waiting) await take(protection);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));

  process.stdout.write(`${all - unseen.size} of ${all} cells were seen to fail.\n`);
  for (const cell of chosen ? [] : unseen) process.stdout.write(`  never failed: ${cell}\n`);
  return sound && (chosen !== undefined || unseen.size === 0);
}

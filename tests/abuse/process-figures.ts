import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import type { UsedMemory } from './memory/used-memory.ts';

/** What one process holds. */
export interface ProcessFigures {
  /** Files, pipes and whatever else is open but connections. */
  openFiles: number;
  connections: number;
  /** Megabytes of memory that the kernel has given it. */
  resident: number;
  /** Megabytes that it uses of them, as far as it can tell; null if it can't. */
  used: number | null;
}

const readOr = <Value>(read: () => Value, otherwise: Value): Value => {
  try {
    return read();
  } catch {
    // The process has just ended.
    return otherwise;
  }
};

const childrenOf = (pid: number): number[] =>
  readOr(() => readdirSync(`/proc/${pid}/task`), [])
    .flatMap((thread) =>
      readOr(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '').split(' '),
    )
    .filter(Boolean)
    .map(Number);

/** What a process runs: its script, or its program. */
function programOf(pid: number): string {
  const [program = '', ...args] = readOr(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '').split('\0');
  const script = args.find((arg) => /^[^-].*\.[cm]?[jt]s$/.test(arg));
  return basename(script ?? program.split(':')[0] ?? '');
}

/** What the descriptors of a process lead to. */
const targetsOf = (pid: number): string[] =>
  readOr(() => readdirSync(`/proc/${pid}/fd`), []).map((fd) =>
    readOr(() => readlinkSync(`/proc/${pid}/fd/${fd}`), ''),
  );

async function figuresOf(pid: number, memory: UsedMemory | null): Promise<ProcessFigures> {
  const targets = targetsOf(pid);
  const connections = targets.filter((target) => target.startsWith('socket:')).length;
  const used = memory && (await memory.of(pid));
  const status = readOr(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '');
  const resident = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  return { openFiles: targets.length - connections, connections, resident, used };
}

const sumOf = (one: ProcessFigures, other: ProcessFigures): ProcessFigures => ({
  openFiles: one.openFiles + other.openFiles,
  connections: one.connections + other.connections,
  resident: one.resident + other.resident,
  used: one.used === null || other.used === null ? null : one.used + other.used,
});

/**
 * What every process of a site holds, by its name: those that are named, and below them whatever they have started,
 * such as `intake/inspector-process.ts`. Of several under one name it is the sum.
 * @param memory asks each what it uses; null if nobody wants to know
 */
export async function processFigures(
  named: Map<string, number>,
  memory: UsedMemory | null,
): Promise<Map<string, ProcessFigures>> {
  const all = new Map<string, ProcessFigures>();
  const add = async (name: string, pid: number) => {
    const figures = await figuresOf(pid, memory);
    const others = all.get(name);
    all.set(name, others ? sumOf(others, figures) : figures);
    for (const child of childrenOf(pid)) await add(`${name}/${programOf(child)}`, child);
  };
  for (const [name, pid] of named) await add(name, pid);
  return all;
}

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** What one process holds. */
export interface ProcessFigures {
  /** Files, pipes and whatever else is open but connections. */
  openFiles: number;
  connections: number;
  /** Resident memory in megabytes. */
  megabytes: number;
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
  const script = args.find((arg) => /\.[cm]?[jt]s$/.test(arg));
  return basename(script ?? program.split(':')[0] ?? '');
}

/** What the descriptors of a process lead to. */
const targetsOf = (pid: number): string[] =>
  readOr(() => readdirSync(`/proc/${pid}/fd`), []).map((fd) =>
    readOr(() => readlinkSync(`/proc/${pid}/fd/${fd}`), ''),
  );

function figuresOf(pid: number): ProcessFigures {
  const status = readOr(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '');
  const targets = targetsOf(pid);
  const connections = targets.filter((target) => target.startsWith('socket:')).length;
  return {
    openFiles: targets.length - connections,
    connections,
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
  };
}

/**
 * What every process of a site holds, by its name: those that are named, and below them whatever they have started,
 * such as `intake/inspector-process.ts`. Of several under one name it is the sum.
 */
export function processFigures(named: Map<string, number>): Map<string, ProcessFigures> {
  const all = new Map<string, ProcessFigures>();
  const add = (name: string, pid: number) => {
    const { openFiles, connections, megabytes } = figuresOf(pid);
    const others = all.get(name) ?? { openFiles: 0, connections: 0, megabytes: 0 };
    all.set(name, {
      openFiles: others.openFiles + openFiles,
      connections: others.connections + connections,
      megabytes: others.megabytes + megabytes,
    });
    for (const child of childrenOf(pid)) add(`${name}/${programOf(child)}`, child);
  };
  for (const [name, pid] of named) add(name, pid);
  return all;
}

import { readdirSync, readFileSync } from 'node:fs';

export interface RunningRenderer {
  pid: number;
  /** The process that has started it. */
  parent: number;
}

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The processes on this Linux machine that may read something below this path in order to render: those of one release, or of one site. */
export function renderersOf(path: string): RunningRenderer[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const command = textOf(`/proc/${pid}/cmdline`);
      return command.includes('\0--permission\0') && command.includes(path);
    })
    .map((pid) => ({
      pid: Number(pid),
      parent: Number(/^PPid:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1]),
    }));
}

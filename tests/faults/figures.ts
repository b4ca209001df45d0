import { loadavg } from 'node:os';

/** Prints what a run has measured, with the load of the machine, past Jest's own report. */
export function figures(title: string, values: object): void {
  const lines = Object.entries(values).map(([name, value]) => `  ${name.padEnd(24)}${JSON.stringify(value)}`);
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(`\n${title} (load of the machine: ${load})\n${lines.join('\n')}\n`);
}

import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import * as v from 'valibot';

/** Nobody works on a store for so long; for holders of other machines, whose processes can't be looked for. */
const ABANDONED_MS = 10 * 60_000;

const holderSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Of this one lock, never used again. */
    id: v.pipe(v.string(), v.uuid()),
    pid: v.number(),
    /** Where that process id means something: the host, since its last start, and its container. */
    machine: v.string(),
    host: v.string(),
    /** When the process began, as its machine counts, so that another one with its id is not taken for it. */
    begun: v.optional(v.string()),
    /** Such as `release mfe-news`. */
    command: v.string(),
  }),
);

/** Who holds a lock. */
export type LockHolder = v.InferOutput<typeof holderSchema>;

/** What the kernel tells; undefined where there is no such file, as on Windows or macOS. */
function kernelTells(read: () => string): string | undefined {
  try {
    return read().trim();
  } catch {
    return undefined;
  }
}

/** State and start of a process on Linux; undefined if there is none. */
function processOf(pid: number): { state: string; begun: string } | undefined {
  const stat = kernelTells(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  // The name of the program stands in brackets and may be anything: what counts follows the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && { state: fields[0] as string, begun: fields[19] as string };
}

const machine = (): string =>
  [
    hostname(),
    kernelTells(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')),
    kernelTells(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');

/** This process, as the holder of a lock that it has not got yet. */
export function thisHolder(): LockHolder {
  const [, script = '', ...rest] = process.argv;
  return {
    id: randomUUID(),
    pid: process.pid,
    machine: machine(),
    host: hostname(),
    begun: processOf(process.pid)?.begun,
    command: [basename(script).replace(/\.[a-z]+$/, ''), ...rest].join(' ').slice(0, 80),
  };
}

/** What the file of a lock says; undefined if it is damaged. */
export function parseHolder(text: string): LockHolder | undefined {
  const parsed = v.safeParse(holderSchema, text);
  return parsed.success ? parsed.output : undefined;
}

function isRunning({ pid, begun }: LockHolder): boolean {
  const found = processOf(pid);
  // A killed process that nobody has asked for yet stays as a zombie.
  if (begun !== undefined) return found?.begun === begun && !/[ZX]/.test(found.state);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a holder will never let go: its process has ended; or, on another machine, has had far more time than it takes. */
export const isGone = (holder: LockHolder, ageMs: number): boolean =>
  holder.machine === machine() ? !isRunning(holder) : ageMs > ABANDONED_MS;

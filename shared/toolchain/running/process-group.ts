import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { servingLimits } from '@goldbraun/shared/service/serving-limits';

const START_LIMIT_MS = 60_000;
const KILL_AFTER_MS = 1_000;
const RESTART_AFTER_MS = 1_000;
/** What signs a release, and lets it be written into a bucket, is for who releases: no part of a site needs it. */
const NOT_FOR_PARTS = Object.fromEntries(
  ['RELEASE_SIGNING_KEY', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'].map((name) => [
    name,
    undefined,
  ]),
);

export interface ProcessSpec {
  name: string;
  script: string;
  env: Record<string, string>;
}

export interface RunningProcess {
  port: number;
  /** Where it serves its metrics, if it does. */
  metrics?: number;
  pid: number;
}

interface Managed {
  spec: ProcessSpec;
  child: ChildProcess;
  port: number;
  metrics: number | undefined;
}

/** The environment of a part behind others, which no balancer asks: it need not wait for one to notice its end. */
export const BEHIND = { DRAIN_SECONDS: '0' };

/**
 * Waits for all, also where one fails: what has begun can be ended only when nothing is on its way any more.
 * @returns what each resolves with, in the same order
 * @throws what the first of them failed with
 */
export async function allThatBegun<const Begun extends readonly unknown[]>(
  begun: Begun,
): Promise<{ -readonly [Index in keyof Begun]: Awaited<Begun[Index]> }> {
  await Promise.allSettled(begun);
  return Promise.all(begun);
}

/**
 * Processes that are started and ended together. Each says on which ports it listens; one that ends by itself is
 * started again on the same ones, so that the others find it.
 */
export class ProcessGroup {
  readonly #managed = new Map<string, Managed>();
  readonly #restart: boolean;
  readonly #output: 'inherit' | 'ignore';
  #ending = false;

  constructor({ restart = true, output = 'inherit' as 'inherit' | 'ignore' } = {}) {
    this.#restart = restart;
    this.#output = output;
  }

  /**
   * Starts a process and waits until it listens.
   * @throws Error if it ends before that
   */
  async start(spec: ProcessSpec): Promise<RunningProcess> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', spec.script], {
      env: { ...process.env, ...NOT_FOR_PARTS, ...spec.env },
      stdio: ['ignore', this.#output, 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${spec.name} ended before it was up (exit code ${code}).`);
    });
    const limit = AbortSignal.timeout(START_LIMIT_MS);
    const [message] = await Promise.race([once(child, 'message', { signal: limit }), ended]).catch(
      (error) => {
        child.kill('SIGKILL');
        throw error;
      },
    );
    ended.catch(() => {});
    const { listening: port, metrics } = message as { listening: number; metrics?: number };
    this.#managed.set(spec.name, { spec, child, port, metrics });
    const ports = { PORT: String(port), ...(metrics ? { METRICS_PORT: String(metrics) } : {}) };
    child.once('exit', () => this.#ended({ ...spec, env: { ...spec.env, ...ports } }));
    return { port, metrics, pid: child.pid as number };
  }

  /**
   * Starts processes that do not need each other, at once.
   * @returns them in the same order
   * @throws Error of one that ends before it listens, as soon as no other is on its way any more
   */
  async startAll<const Specs extends readonly ProcessSpec[]>(
    specs: Specs,
  ): Promise<{ [Index in keyof Specs]: RunningProcess }> {
    const running = await allThatBegun(specs.map((spec) => this.start(spec)));
    return running as { [Index in keyof Specs]: RunningProcess };
  }

  /**
   * Starts another process like one that runs already.
   * @throws Error if there is none of that name, or if the new one ends before it listens
   */
  startAnother(like: string, { name, env }: Pick<ProcessSpec, 'name' | 'env'>): Promise<RunningProcess> {
    const spec = this.#managed.get(like)?.spec;
    if (!spec) throw new Error(`There is no process "${like}".`);
    return this.start({ ...spec, name, env: { ...spec.env, ...env } });
  }

  pid = (name: string): number | undefined => this.#managed.get(name)?.child.pid;

  /** The port on which a process serves its metrics, if it does. */
  metricsPort = (name: string): number | undefined => this.#managed.get(name)?.metrics;

  get names(): string[] {
    return [...this.#managed.keys()];
  }

  /**
   * Ends all processes: the last one started first, because it needs the others, and these together; what does not end in
   * time is killed.
   */
  async end(): Promise<void> {
    this.#ending = true;
    const [last, ...others] = [...this.#managed.values()].reverse();
    if (last) await endProcess(last.child);
    await Promise.all(others.map(({ child }) => endProcess(child)));
  }

  #ended(spec: ProcessSpec) {
    if (this.#ending || !this.#restart) return;
    process.stderr.write(`${spec.name} ended and is started again.\n`);
    setTimeout(() => {
      if (this.#ending) return;
      this.start(spec).catch(() => this.#ended(spec));
    }, RESTART_AFTER_MS);
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // It ends itself by its limit; this is for one that no longer can.
  const timer = setTimeout(() => child.kill('SIGKILL'), servingLimits().exitMs + KILL_AFTER_MS);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  clearTimeout(timer);
}

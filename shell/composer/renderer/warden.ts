import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Knows the processes and kills them as soon as nobody speaks to it any more. It minds no signal that a terminal sends
 * to all of a group: whoever started it ends first.
 */
const SCRIPT = `
trap '' HUP INT TERM
pids=' '
while read -r what pid; do
  case $what in
    watch) pids="$pids$pid " ;;
    forget) case $pids in *" $pid "*) pids="\${pids%% $pid *} \${pids#* $pid }" ;; esac ;;
  esac
done
for pid in $pids; do kill -KILL "$pid"; done`;

/**
 * Ends processes when this one is gone, however it has ended. A process that loops does not see that its parent is gone,
 * Node can't ask the system for a signal then, and what may start no thread can't watch itself. So a shell of the system
 * (a megabyte, one for all) waits beside it for the end of its input. On Windows children end with their parent anyway.
 */
export class Warden {
  readonly #pids = new Set<number>();
  #child: ChildProcess | null = null;

  watch(pid: number): void {
    this.#pids.add(pid);
    if (process.platform === 'win32') return;
    if (this.#child) this.#tell('watch', pid);
    else this.#start();
  }

  /** To be called when it has ended: its number may soon be another's. */
  forget(pid: number): void {
    this.#pids.delete(pid);
    this.#tell('forget', pid);
  }

  #tell(what: 'watch' | 'forget', pid: number): void {
    this.#child?.stdin?.write(`${what} ${pid}\n`);
  }

  #start(): void {
    const child = spawn('/bin/sh', ['-c', SCRIPT], { env: {}, stdio: ['pipe', 'ignore', 'ignore'] });
    this.#child = child;
    // It keeps nobody alive.
    child.unref();
    (child.stdin as unknown as { unref?: () => void }).unref?.();
    child.stdin?.on('error', () => {});
    const ended = () => {
      if (this.#child !== child) return;
      this.#child = null;
      if (this.#pids.size > 0) this.#start();
    };
    child.once('exit', ended);
    // Without a shell of the system there is none, which is no reason to render nothing.
    child.once('error', () => {});
    for (const pid of this.#pids) this.#tell('watch', pid);
  }
}

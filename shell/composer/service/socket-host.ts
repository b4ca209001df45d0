import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Usage } from '../renderer/limits.ts';
import { readLines } from '../renderer/lines.ts';
import {
  ComposerLost,
  MAX_LINE,
  type ProcessEnd,
  type RendererHost,
  type RendererProcess,
} from '../renderer/renderer-host.ts';
import {
  ACCEPTED,
  ASK_USAGE,
  END,
  FROM_PROCESS,
  type Hello,
  parseEnd,
  parseUsage,
  TO_PROCESS,
  USAGE,
} from './protocol.ts';

/** A composer that is replaced is back after a few seconds. */
const CONNECT_LIMIT_MS = 10_000;
const AGAIN_AFTER_MS = 200;
const GONE: ProcessEnd = { what: 'the composer has ended', isLost: true };
const NONSENSE: ProcessEnd = { what: 'the composer says what none would', isLost: true };

/** Has the processes of renderers started by a composer of its own, over its socket. */
export class SocketHost implements RendererHost {
  readonly #path: string;
  readonly #version: string;
  readonly #onWait: (reason: string) => void;

  /**
   * @param path of the composer's socket
   * @param version of this shell
   * @param onWait is told why nothing can be started yet
   */
  constructor(path: string, version: string, onWait: (reason: string) => void = () => {}) {
    this.#path = path;
    this.#version = version;
    this.#onWait = onWait;
  }

  async ready(): Promise<void> {
    for (let told = ''; ; ) {
      try {
        return void (await this.start([], () => {}));
      } catch (error) {
        if (!(error instanceof ComposerLost)) throw error;
        if (error.message !== told) this.#onWait(error.message);
        told = error.message;
        // One of another version says so at once.
        await sleep(AGAIN_AFTER_MS);
      }
    }
  }

  async start(readable: string[], onLine: (line: string) => void): Promise<RendererProcess> {
    const process = new RemoteProcess(await this.#connect(), { version: this.#version, readable }, onLine);
    await process.accepted;
    return process;
  }

  async #connect(): Promise<Socket> {
    const limit = performance.now() + CONNECT_LIMIT_MS;
    for (;;) {
      const socket = connect(this.#path);
      try {
        await once(socket, 'connect');
        return socket;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (performance.now() > limit) throw new ComposerLost(`the composer can't be reached (${code})`);
        await sleep(AGAIN_AFTER_MS);
      }
    }
  }
}

class RemoteProcess implements RendererProcess {
  readonly exit: Promise<ProcessEnd>;
  /** Settles when the process is there; rejects with ComposerLost if it can't be. */
  readonly accepted: Promise<void>;
  readonly #socket: Socket;
  readonly #onLine: (line: string) => void;
  readonly #accepted = Promise.withResolvers<void>();
  /** Answered in the order in which they were asked. */
  readonly #usages: ((usage: Usage | null) => void)[] = [];
  #end: ProcessEnd | null = null;

  constructor(socket: Socket, hello: Hello, onLine: (line: string) => void) {
    this.#socket = socket;
    this.#onLine = onLine;
    this.accepted = this.#accepted.promise;
    socket.on('error', () => {});
    readLines(
      socket,
      MAX_LINE + 1,
      (line) => this.#take(line),
      () => this.#giveUp(),
    );
    // Not `once`, which fails with the error that comes before the end.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    this.exit = closed.then(() => {
      const end = this.#end ?? GONE;
      this.#accepted.reject(new ComposerLost(end.what));
      for (const resolve of this.#usages.splice(0)) resolve(null);
      return end;
    });
    socket.write(`${JSON.stringify(hello)}\n`);
  }

  send = (line: string): void => this.#say(TO_PROCESS + line);

  async usage(): Promise<Usage | null> {
    if (this.#end || this.#socket.destroyed) return null;
    const { promise, resolve } = Promise.withResolvers<Usage | null>();
    this.#usages.push(resolve);
    this.#say(ASK_USAGE);
    return promise;
  }

  /** The composer ends a process whose connection is gone. */
  end(): void {
    this.#end ??= { what: 'it was ended', isLost: false };
    this.#socket.destroy();
  }

  #say(line: string): void {
    if (!this.#socket.destroyed) this.#socket.write(`${line}\n`);
  }

  #takeUsage(usage: Usage | null): void {
    this.#usages.shift()?.(usage);
  }

  #giveUp(): void {
    this.#end ??= NONSENSE;
    this.#socket.destroy();
  }

  #take(line: string): void {
    const text = line.slice(1);
    try {
      if (line.startsWith(FROM_PROCESS)) this.#onLine(text);
      else if (line.startsWith(USAGE)) this.#takeUsage(parseUsage(text));
      else if (line === ACCEPTED) this.#accepted.resolve();
      else if (line.startsWith(END)) this.#end ??= parseEnd(text);
      else this.#giveUp();
    } catch {
      this.#giveUp();
    }
  }
}

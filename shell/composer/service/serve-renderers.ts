import { createServer, type Server, type Socket } from 'node:net';
import { readLines } from '../renderer/lines.ts';
import type { ProcessEnd, RendererHost, RendererProcess } from '../renderer/renderer-host.ts';
import {
  ACCEPTED,
  ASK_USAGE,
  END,
  FROM_PROCESS,
  type Hello,
  MAX_FROM_SHELL,
  TO_PROCESS,
  USAGE,
} from './protocol.ts';

/** Of what a process has sent and the shell has not taken, in bytes: it is asked for less than that. */
const MAX_UNTAKEN = 64 * 1024 * 1024;

const lost = (what: string): ProcessEnd => ({ what, isLost: true });

/** One connection of a shell, and the process that it is for. */
class Connection {
  readonly #socket: Socket;
  readonly #host: RendererHost;
  readonly #version: string;
  #process: RendererProcess | null = null;
  /** What comes before the process is there. */
  #early: string[] | null = null;

  constructor(socket: Socket, host: RendererHost, version: string) {
    this.#socket = socket;
    this.#host = host;
    this.#version = version;
    // A shell that is gone needs no page, whatever its process does just now.
    socket.on('close', () => this.#process?.end()).on('error', () => {});
    const onTooLong = () => socket.destroy();
    readLines(socket, MAX_FROM_SHELL, (line) => this.#take(line), onTooLong);
  }

  #say(mark: string, text = ''): void {
    if (!this.#socket.destroyed) this.#socket.write(`${mark}${text}\n`);
  }

  #end(end: ProcessEnd): void {
    this.#say(END, JSON.stringify(end));
    this.#socket.end();
  }

  #take(line: string): void {
    if (this.#process) void this.#pass(this.#process, line);
    else if (this.#early) this.#early.push(line);
    else {
      this.#early = [];
      this.#begin(line).catch((error: Error) => this.#end(lost(`the composer: ${error.message}`)));
    }
  }

  async #begin(line: string): Promise<void> {
    const { version, readable }: Hello = JSON.parse(line);
    if (version !== this.#version) {
      return this.#end(lost(`the composer is of another version than the shell: ${this.#version}`));
    }
    if (readable.length === 0) {
      this.#say(ACCEPTED);
      this.#socket.end();
      return;
    }
    const process = await this.#host.start(readable, (line) => {
      if (this.#socket.writableLength > MAX_UNTAKEN) process.end();
      else this.#say(FROM_PROCESS, line);
    });
    this.#process = process;
    if (this.#socket.destroyed) process.end();
    this.#say(ACCEPTED);
    for (const line of this.#early ?? []) void this.#pass(process, line);
    this.#end(await process.exit);
  }

  async #pass(process: RendererProcess, line: string): Promise<void> {
    if (line.startsWith(TO_PROCESS)) process.send(line.slice(TO_PROCESS.length));
    else if (line === ASK_USAGE) this.#say(USAGE, JSON.stringify(await process.usage()));
  }
}

/**
 * Starts processes for shells that connect to it, and ends the process of a connection that is gone.
 * @param host where they run
 * @param version of the shell with which this composer is built
 */
export const serveRenderers = (host: RendererHost, version: string): Server =>
  createServer((socket) => void new Connection(socket, host, version));

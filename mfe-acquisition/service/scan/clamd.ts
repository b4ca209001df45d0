import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { ScanFile, ScanResult } from './scanner.ts';

const silenceLimit = 20_000;
const longestAnswer = 1000;

/**
 * Asks the clamd at `unix:/run/clamav/clamd.ctl` or `tcp://host:3310` with its INSTREAM command: chunks, each after
 * its length in four bytes, and an empty one at the end.
 */
export function scanByClamd(url: string, log: Logger): ScanFile {
  return async (open) => {
    let file: Readable | undefined;
    const socket = connect(new URL(url));
    try {
      await once(socket, 'connect');
      file = await open();
      const answer = readAnswer(socket);
      // The writing is over before the answer when the scanner hangs up on a file that is too large for it.
      await Promise.race([writeStream(socket, file), answer]);
      return parse(await answer);
    } catch (error) {
      log.warn({ err: error }, 'the virus scanner can not be asked');
      return null;
    } finally {
      file?.destroy();
      socket.destroy();
    }
  };
}

function connect({ protocol, hostname, port, pathname }: URL): Socket {
  const socket =
    protocol === 'unix:'
      ? createConnection(decodeURIComponent(pathname))
      : createConnection({ host: hostname, port: Number(port || 3310) });
  // Whoever awaits the socket hears of its errors too; between two awaits nobody does.
  socket.on('error', () => {});
  return socket.setTimeout(silenceLimit, () => socket.destroy(new Error('the virus scanner is silent')));
}

async function writeStream(socket: Socket, file: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += chunk;
    if (answer.includes('\0') || answer.length > longestAnswer) break;
  }
  return answer.replace(/\0.*/s, '');
}

function parse(answer: string): ScanResult {
  const [, finding] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (finding) return { infected: true, finding };
  if (answer === 'stream: OK') return { infected: false };
  throw new Error(`the virus scanner answered "${answer}"`);
}

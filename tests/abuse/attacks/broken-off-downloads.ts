import { once } from 'node:events';
import { type Attack, files, head, open, repeat } from './attack.ts';

const paths = [files.brochure, files.checklist, files.picture, '/', '/standorte?q=Kassel'];

/** Asks for a file and is gone with its first bytes: by turns in good order and with a reset. */
export const brokenOffDownloads: Attack = {
  name: 'broken-off downloads',
  async run(target, signal) {
    const deeds = { done: 0 };
    await repeat({ atOnce: 8, pauseMs: 30 }, signal, async () => {
      const socket = await open(target);
      const nth = deeds.done++;
      socket.write(head('GET', paths[nth % paths.length] as string));
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      if (nth % 2) socket.resetAndDestroy();
      else socket.destroy();
    });
    return deeds;
  },
};

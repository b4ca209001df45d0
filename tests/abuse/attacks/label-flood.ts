import { randomBytes } from 'node:crypto';
import { Agent, type OutgoingHttpHeaders } from 'node:http';
import { ask } from '../exchange.ts';
import { type Attack, repeat } from './attack.ts';

interface Made {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Uint8Array;
}

const report = (part: string): Uint8Array =>
  Buffer.from(JSON.stringify({ [part]: { errors: 1, longTaskMs: 1, layoutShift: 1, bytes: 1 } }));

/** Everything that a server may be tempted to keep a count of: names, versions, paths, methods. */
const makers: ((name: string) => Made)[] = [
  (name) => ({ path: `/?/remotes/${name}/1.0.0-${name}/` }),
  (name) => ({ path: `/aktuelles?utm=/shell/${name}/x` }),
  (name) => ({ path: `/remotes/mfe-news/1.0.0-${name}/remoteEntry.js` }),
  (name) => ({ path: `/shell/${name}/main.js` }),
  (name) => ({ path: `/remotes/${name}/../../asset/lang.json` }),
  (name) => ({ path: `/${name}/${name}` }),
  (name) => ({ path: `/service/${name}` }),
  (name) => ({ path: '/', headers: { cookie: `goldbraun-auswahl=${name}; ${name}=1`, [`x-${name}`]: name } }),
  (name) => ({
    path: '/telemetry',
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: report(`mfe-${name}@1.0.0-${name}`),
  }),
  (name) => ({ path: `/${name}`, method: 'PROPFIND' }),
];

/** Invents a name with every request, for the site to keep. */
export const labelFlood: Attack = {
  name: 'label flood',
  async run({ nextDoor, from }, signal) {
    const deeds = { done: 0 };
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    await repeat({ atOnce: 6, pauseMs: 15 }, signal, async () => {
      const make = makers[deeds.done++ % makers.length] as (name: string) => Made;
      await ask(nextDoor(), { from, agent, ...make(randomBytes(20).toString('hex')) });
    });
    agent.destroy();
    return deeds;
  },
};

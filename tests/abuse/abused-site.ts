import { launchSite, type TestSite } from '../harness/launch.ts';
import type { UsedMemory } from './memory/used-memory.ts';
import { NginxProxy } from './nginx-proxy.ts';

/** The site as it is after `npm start`; or two shells behind the proxy of the compose file. */
export type Layout = 'direct' | 'proxied';

/** A site for the run, with the limits that visitors meet. */
export interface AbusedSite extends TestSite {
  /** Where honest visitors come in. */
  door: URL;
  /** Where attackers do: with a proxy also past it. */
  doors: URL[];
  /** The shells, of which one may end while there is another. */
  shells: string[];
  /** The processes by their names, as they are now: one that was started again has another id. */
  processes: () => Map<string, number>;
  /** Where those that have metrics serve them. */
  metricsAddresses: () => Map<string, string>;
}

const env = {
  RATE_LIMIT: '30',
  MIN_FILL_SECONDS: '3',
  METRICS_PORT: '0',
  // Otherwise nobody could report made-up names.
  TELEMETRY_SAMPLE: '1',
  // The proxy, and the shells before the intake; visitors and attackers have other addresses.
  TRUST_PROXY: '127.0.0.1',
};
const OTHER_HOST = '127.0.0.2';

/** Starts a site on ports and in a folder of its own. What ends is started again, as with `npm start`. */
export async function startAbusedSite(layout: Layout, memory: UsedMemory): Promise<AbusedSite> {
  const site = await launchSite('production', { env: { ...env, ...memory.env }, restart: true });
  const first = new URL(site.address);
  first.hostname = '127.0.0.1';
  const { group } = site;
  const processes = () => new Map(group.names.map((name) => [name, group.pid(name) as number]));
  const metricsAddresses = () =>
    new Map(
      group.names.flatMap((name) => {
        const port = group.metricsPort(name);
        const host = name === 'shell-2' ? OTHER_HOST : '127.0.0.1';
        return port ? [[name, `http://${host}:${port}/metrics`]] : [];
      }),
    );
  const shared = { ...site, processes, metricsAddresses };
  if (layout === 'direct') return { ...shared, door: first, doors: [first], shells: ['shell'] };
  let proxy: NginxProxy;
  try {
    await group.startAnother('shell', { name: 'shell-2', env: { HOST: OTHER_HOST, PORT: first.port } });
    proxy = await NginxProxy.start([first.host, `${OTHER_HOST}:${first.port}`]);
  } catch (error) {
    await site.stop();
    throw error;
  }
  const second = new URL(first);
  second.hostname = OTHER_HOST;
  return {
    ...shared,
    door: proxy.address,
    doors: [proxy.address, proxy.address, first, second],
    shells: ['shell', 'shell-2'],
    processes: () => new Map([...processes(), ['nginx', proxy.pid]]),
    async stop() {
      await proxy.stop();
      await site.stop();
    },
  };
}

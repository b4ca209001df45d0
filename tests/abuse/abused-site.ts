import { join } from 'node:path';
import { folderOf } from '../../mfe-acquisition/service/testing/system-program.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { Nginx, nginxProgram } from '../harness/nginx.ts';
import type { UsedMemory } from './memory/used-memory.ts';

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
  metricsAddresses: () => Map<string, URL>;
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
const urlOf = (port: number | string) => new URL(`http://127.0.0.1:${port}`);

/** nginx, which is installed if that is possible. @throws Error in one line if it can't be had */
const findNginx = () =>
  nginxProgram ?? join(folderOf('nginx', { from: 'nginx-light', folders: () => [] }), 'nginx');

/** Starts a site on ports and in a folder of its own. What ends is started again, as with `npm start`. */
export async function startAbusedSite(layout: Layout, memory: UsedMemory): Promise<AbusedSite> {
  const site = await launchSite('production', { env: { ...env, ...memory.env }, restart: true });
  const { group } = site;
  const first = urlOf(new URL(site.address).port);
  const processes = () => new Map(group.names.map((name) => [name, group.pid(name) as number]));
  const metricsAddresses = () =>
    new Map(
      group.names.flatMap((name) => {
        const port = group.metricsPort(name);
        return port ? [[name, new URL('/metrics', urlOf(port))]] : [];
      }),
    );
  const shared = { ...site, processes, metricsAddresses };
  if (layout === 'direct') return { ...shared, door: first, doors: [first], shells: ['shell'] };
  let proxy: Nginx;
  let second: URL;
  try {
    const { port } = await group.startAnother('shell', { name: 'shell-2', env: { PORT: '0' } });
    second = urlOf(port);
    proxy = await Nginx.start(findNginx(), [Number(first.port), port]);
  } catch (error) {
    await site.stop();
    throw error;
  }
  const door = new URL(proxy.address);
  const pid = proxy.pid as number;
  // The parts of the site end with this process by themselves.
  const endNginx = () => process.kill(pid, 'SIGTERM');
  process.once('exit', endNginx);
  return {
    ...shared,
    door,
    doors: [door, door, first, second],
    shells: ['shell', 'shell-2'],
    processes: () => new Map([...processes(), ['nginx', pid]]),
    async stop() {
      process.off('exit', endNginx);
      await proxy.stop();
      await site.stop();
    },
  };
}

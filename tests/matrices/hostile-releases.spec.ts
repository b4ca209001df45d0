/**
 * Releases that mean harm, times every remote. Each does its deed (`hostile-deeds.ts`) with what it finds; what counts is what
 * other teams' pages, the shell and this machine have noticed of it: nothing.
 */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SLOT_ATTRIBUTE } from '@goldbraun/shared/contract/slot';
import { namedSite, ownerOf } from '@goldbraun/shell/site';
import { expect, test } from '@playwright/test';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { deeds, type Witness } from './hostile-deeds.ts';
import { WatchingVisitor } from './watching-visitor.ts';

const SECRET = 'geheim-4711';

test.setTimeout(120_000);

let site: TestSite;
let server: Server;
let nameServer: Socket;
let shellPid: number | undefined;
const connections: string[] = [];
const recovery: number[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await launchSite('production', {
    env: { CHALLENGE_SECRET: SECRET.repeat(4), OVERRIDE_SECRET: SECRET.repeat(4) },
  });
  shellPid = site.group.pid('shell');
  server = createServer((request, response) => {
    connections.push(request.url ?? '');
    response.end();
  });
  server.on('connection', () => connections.push('a connection'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  nameServer = createSocket('udp4', () => connections.push('a question for a name'));
  await once(nameServer.bind((server.address() as AddressInfo).port, '127.0.0.1'), 'listening');
});
test.afterAll(async () => {
  await site.stop();
  server.closeAllConnections();
  server.close();
  nameServer.close();
  recovery.sort((a, b) => a - b);
  const [median, slowest] = [recovery[recovery.length >> 1], recovery.at(-1)];
  process.stdout.write(
    `The next good release was live after ${median} ms at the median, ${slowest} ms at most.\n`,
  );
});

const stateOf = async (remote: string) => {
  const state = (await healthOf(site)).remotes[remote];
  if (!state) throw new Error(`/healthz does not know ${remote}`);
  return state;
};

const pageOf = async (path: string): Promise<string> => (await fetch(site.address + path)).text();

const { table } = namedSite();

/** The pages in which a remote takes no part: neither the path is its own, nor stands a slot of it there. */
async function othersPages(remote: string) {
  const pages = new Map<string, string>();
  for (const path of allPaths.filter((each) => ownerOf(table, each)?.remote !== remote)) {
    const page = await pageOf(path);
    if (!page.includes(`${SLOT_ATTRIBUTE}="${remote}/`)) pages.set(path, page);
  }
  return pages;
}

for (const deed of deeds) {
  for (const remote of remoteNames) {
    test(`a release of ${remote} that ${deed.what} harms nobody`, async () => {
      const witness: Witness = {
        port: (server.address() as AddressInfo).port,
        secretFile: join(site.data, 'offers.sqlite'),
        trace: join(site.data, `trace-${remote}`),
      };
      const { outcome } = deed;
      const before = await othersPages(remote);
      const good = (await stateOf(remote)).version;
      const visitor = new WatchingVisitor(site.address, allPaths);

      const version = await releaseVariant(site, remote, (file, content) =>
        file === 'server.cjs' ? `${content}\n;${deed.code(witness)}` : content,
      );
      const isDecided = async () => {
        const { version: live, refused } = await stateOf(remote);
        if (outcome === 'live') return live === version;
        return refused?.version === version && live === good;
      };
      await expect.poll(isDecided, { timeout: 60_000 }).toBe(true);
      if (deed.reason && outcome !== 'live') {
        expect((await stateOf(remote)).refused?.reason).toMatch(deed.reason);
      }

      for (const [path, page] of before) {
        expect(await pageOf(path), path).toBe(page);
      }
      for (const path of allPaths) {
        const whole = await pageOf(path);
        expect(whole, path).not.toContain(SECRET);
        expect(whole, path).not.toMatch(/SQLite(%20| )format/);
        if (outcome !== 'live') expect(whole, path).not.toContain(version);
      }
      if (deed.mark && outcome === 'live') {
        const own = allPaths.find((path) => ownerOf(table, path)?.remote === remote) as string;
        expect(await pageOf(own), 'the deed was tried').toMatch(deed.mark);
      }
      expect(connections).toEqual([]);
      expect(existsSync(witness.trace)).toBe(false);
      expect(site.group.pid('shell')).toBe(shellPid);
      expect(readFileSync(`/proc/${shellPid}/stat`, 'utf8').split(' ')[18], 'priority').toBe('0');

      let released = 0;
      const sound = await releaseVariant(site, remote, (_file, content) => content, {
        beforeLive: () => {
          released = performance.now();
        },
      });
      await expect
        .poll(async () => (await stateOf(remote)).version, { intervals: [20], timeout: 30_000 })
        .toBe(sound);
      recovery.push(Math.round(performance.now() - released));
      expect(await visitor.leave()).toEqual([]);
    });
  }
}

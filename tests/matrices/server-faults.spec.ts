/**
 * Every way in which a release can be broken for the server, times every remote. The three remotes break at once,
 * which is harder on the site than one after the other, and on the clock easier.
 */

import { expect, test } from '@playwright/test';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { FaultyOrigin, type OriginFault } from '../harness/faulty-origin.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';

interface ServerFault {
  what: string;
  /** What /healthz says. */
  reason: RegExp;
  /** Done by the origin, which heals; or else by the release, after which a sound one follows. */
  origin?: { file: string; what: OriginFault };
  change?: (content: string) => string;
  contract?: number;
  /** Whether the release is refused before its code is even fetched. */
  beforeCode?: boolean;
}

const faults: ServerFault[] = [
  {
    what: 'server bundle answers 404',
    origin: { file: 'server.cjs', what: 'answers 404' },
    reason: /server\.cjs answers 404/,
  },
  {
    what: 'server bundle answers 500',
    origin: { file: 'server.cjs', what: 'answers 500' },
    reason: /server\.cjs answers 500/,
  },
  {
    what: 'server bundle hangs',
    origin: { file: 'server.cjs', what: 'hangs' },
    reason: /server\.cjs does not come within 5 s/,
  },
  {
    what: 'server bundle is not what its hash says',
    origin: { file: 'server.cjs', what: 'sends other bytes' },
    reason: /server\.cjs is not what its hash says/,
  },
  {
    what: 'server bundle does not parse',
    change: (code) => `${code}\n)`,
    reason: /^its code can't be loaded$/,
  },
  {
    what: 'server bundle throws while it is loaded',
    change: (code) => `throw new Error('kein Start');${code}`,
    reason: /^its code can't be loaded$/,
  },
  {
    what: 'page throws while it is rendered',
    // Whatever is rendered with JSX; loading the bundle renders nothing.
    change: (code) => `${code}\nrequire('react/jsx-runtime').jsx = 0;
      for (const route of module.exports.routes) route.lazy = async () => ({ Component() { throw new Error('kaputt'); } });`,
    reason: /^\/[\w/-]* can't be rendered$/,
  },
  {
    what: 'server bundle loops',
    change: (code) => `${code}\nfor (;;) {}`,
    reason: /does not end within 5 s of CPU time/,
  },
  {
    what: 'release is built for another contract',
    contract: 99,
    reason: /it is built for contract 99, the shell speaks 1/,
    beforeCode: true,
  },
];

test.setTimeout(120_000);

let site: TestSite;
let origins: Map<string, FaultyOrigin>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  origins = new Map();
  site = await launchSite('production', {
    async origins(store) {
      for (const name of remoteNames) origins.set(name, await FaultyOrigin.start(store, name));
      return [...origins].map(([name, { url }]) => `${name}=${url}`).join(',');
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  for (const origin of origins.values()) await origin.stop();
});

const originOf = (remote: string) => origins.get(remote) as FaultyOrigin;
const stateOf = async (remote: string) => {
  const state = (await healthOf(site)).remotes[remote];
  if (!state) throw new Error(`/healthz does not know ${remote}`);
  return state;
};

/** Every page of the site is whole and none has anything of these versions. */
async function expectAllPagesWhole(broken: string[]) {
  for (const path of allPaths) {
    const response = await fetch(site.address + path);
    const html = await response.text();
    expect(response.status, path).toBe(200);
    expect(html, path).toMatch(/<h1.*<footer.*Privatsphäre Einstellungen/s);
    for (const version of broken) expect(html, path).not.toContain(version);
  }
}

for (const fault of faults) {
  test.describe(`where the ${fault.what}`, () => {
    const good = new Map<string, string | null>();
    const bad = new Map<string, string>();

    test.beforeAll(async () => {
      for (const remote of remoteNames) {
        good.set(remote, (await stateOf(remote)).version);
        if (fault.origin) originOf(remote).fail(fault.origin.file, fault.origin.what);
        // Each differs from all before, or the file would be taken from there.
        const change = fault.change ?? ((code: string) => `${code}\n// ${fault.what}`);
        const version = await releaseVariant(
          site,
          remote,
          (file, content) => (file === 'server.cjs' ? change(content) : content),
          { contract: fault.contract },
        );
        bad.set(remote, version);
      }
    });

    /** Waits until the shell has decided on the broken release, and makes sure that it has refused it. */
    async function expectRefused(remote: string): Promise<void> {
      const version = bad.get(remote) as string;
      const isDecided = async () => {
        const { version: live, refused } = await stateOf(remote);
        return live === version || refused?.version === version;
      };
      await expect.poll(isDecided, { timeout: 100_000 }).toBe(true);
      const state = await stateOf(remote);
      expect(state.refused).toMatchObject({ version, reason: expect.stringMatching(fault.reason) });
      expect(state.version).toBe(good.get(remote));
    }

    for (const remote of remoteNames) {
      test(`${remote} stays as it was, all pages work, and /healthz says why`, async () => {
        const version = bad.get(remote) as string;
        await expectRefused(remote);
        await expectAllPagesWhole([version]);
        if (fault.beforeCode) expect(originOf(remote).asked).not.toContain(`/${version}/server.cjs`);
      });
    }

    for (const remote of remoteNames) {
      test(`${remote} goes on by itself when that is over`, async () => {
        let version = bad.get(remote) as string;
        await expectRefused(remote);
        if (fault.origin) originOf(remote).heal();
        else version = await releaseVariant(site, remote, (_file, content) => content);
        await expect.poll(async () => (await stateOf(remote)).version, { timeout: 60_000 }).toBe(version);
        expect((await stateOf(remote)).refused).toBeUndefined();
        expect((await stateOf(remote)).lastRefusal?.reason).toMatch(fault.reason);
        await expectAllPagesWhole([]);
      });
    }
  });
}

/**
 * Origins that send what they like, disks that lose it and disks that are full, times every remote. The three remotes
 * break at once: what counts is that no page of the site changes by one byte, and that the next good release goes live.
 */
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ReleaseManifest } from '@goldbraun/shared/release/release-manifest';
import { expect, test } from '@playwright/test';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import type { OriginFault } from '../harness/faulty-origin.ts';
import { ForeignSite } from '../harness/foreign-site.ts';
import { allPaths } from '../harness/pages.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { canDenyRoom, setRoom } from '../harness/shell-process.ts';
import { WatchingVisitor } from './watching-visitor.ts';

test.skip(!canDenyRoom, 'The disk is made full by a limit of Linux.');
test.setTimeout(90_000);

const hash = `sha384-${'A'.repeat(64)}`;
const manyNames = Array.from({ length: 5_000 }, (_, at) => [`many/${at}.js`, hash] as const);

/** Manifests, and files that the shell reads: what stands in them, and what is said of it. */
const kinds: { what: string; file?: string; text: (manifest: ReleaseManifest) => string; reason: RegExp }[] =
  [
    {
      what: 'is cut off',
      text: (whole) => JSON.stringify(whole).slice(0, 500),
      reason: /^release\.json is not in its form$/,
    },
    { what: 'is null', text: () => 'null', reason: /^release\.json is not in its form$/ },
    {
      what: 'is a list',
      text: (whole) => JSON.stringify([whole]),
      reason: /^release\.json is not in its form$/,
    },
    {
      what: 'names no files',
      text: (whole) => JSON.stringify({ ...whole, files: null }),
      reason: /^release\.json is not in its form$/,
    },
    {
      what: 'names a file without its hash',
      text: adding({ aa: '' }),
      reason: /^release\.json is not in its form$/,
    },
    {
      what: 'names a file in a file',
      text: adding({ aa: hash, 'aa/b': hash }),
      reason: /^release\.json is not in its form$/,
    },
    {
      what: 'names a file twice',
      text: adding({ 'aa.js': hash, 'AA.js': hash }),
      reason: /^release\.json is not in its form$/,
    },
    {
      what: 'names 300 characters',
      text: adding({ ['a'.repeat(300)]: hash }),
      reason: /^release\.json is not in its form$/,
    },
    {
      what: 'leads out of its folder',
      text: adding({ '../../aa': hash }),
      reason: /^release\.json is not in its form$/,
    },
    {
      what: 'names itself',
      text: adding({ 'release.json': hash }),
      reason: /^release\.json is not in its form$/,
    },
    {
      what: 'names 5,000 files more',
      text: adding(Object.fromEntries(manyNames)),
      reason: /^it has more than 5,000 files$/,
    },
    {
      what: 'goes with a route-assets.json that is null',
      file: 'route-assets.json',
      text: () => 'null',
      reason: /^route-assets\.json is not in its form$/,
    },
  ];

function adding(files: Record<string, string>) {
  return (whole: ReleaseManifest) => JSON.stringify({ ...whole, files: { ...whole.files, ...files } });
}

let site: ForeignSite;
/** Within the shell's own network, where no origin may send it. */
let inside: Server;
let insideAsked = 0;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await ForeignSite.start();
  inside = createServer((_request, response) => {
    insideAsked += 1;
    response.end('{}');
  });
  await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening));
});
test.afterAll(async () => {
  await site.stop();
  inside.closeAllConnections();
  inside.close();
});

const insideUrl = () => `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
const unchanged = (_file: string, content: string) => content;
/** Every release has a server bundle of its own: an equal one would be taken from the release before. */
const release = (remote: string, options?: Parameters<typeof releaseVariant>[3]) =>
  releaseVariant(
    site,
    remote,
    (file, content) => (file === 'server.cjs' ? `${content}\n// ${Date.now()}` : content),
    options,
  );
const stateOf = async (remote: string) => {
  const state = (await healthOf(site)).remotes[remote];
  if (!state) throw new Error(`/healthz does not know ${remote}`);
  return state;
};

async function allPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of allPaths) pages.set(path, await (await fetch(site.address + path)).text());
  return pages;
}

/** The most memory that the shell has had, in MB. */
const mostMemory = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;

interface Row {
  what: string;
  /** Done to one remote; returns what is refused: a version, or discovery.json. */
  break: (remote: string) => Promise<string>;
  reason: RegExp;
  /** What ends it. */
  mend?: (remote: string) => void;
  /** Whether the same release goes live then, without another one. */
  healsItself?: boolean;
}

const failing = (file: string, what: () => OriginFault) => async (remote: string) => {
  site.origin(remote).fail(file, what());
  return file === 'discovery.json' ? file : release(remote);
};
const heal = (remote: string) => site.origin(remote).heal();
const sending = (
  what: string,
  fault: () => OriginFault,
  reason: (file: string, mb: number) => RegExp,
): Row[] =>
  Object.entries({ 'discovery.json': 1, 'release.json': 1, 'server.cjs': 20 }).map(([file, mb]) => ({
    what: `${file} ${what}`,
    break: failing(file, fault),
    reason: reason(file.replace('.', '\\.'), mb),
    mend: heal,
    healsItself: file !== 'discovery.json',
  }));

/** What an origin says that tries twelve canaries at once, of one release that there is. */
async function twelveCanaries(remote: string): Promise<string> {
  const [live] = await site.releases(remote).all();
  if (!live) throw new Error(`${remote} has no release`);
  const canary = { ...live, deployment: { traffic: 2, default: false } };
  const releases = [...Array(12).fill(canary), live];
  const text = JSON.stringify({ $schema: '', microFrontends: { [remote]: releases } });
  site.origin(remote).fail('discovery.json', { sends: text });
  return 'discovery.json';
}

const rows: Row[] = [
  ...kinds.map(({ what, file = 'release.json', text, reason }): Row => {
    const rewrite = (folder: string) => {
      const path = join(folder, 'release.json');
      writeFileSync(path, text(JSON.parse(readFileSync(path, 'utf8'))));
    };
    return {
      what: `the manifest ${what}`,
      break: (remote) =>
        file === 'release.json'
          ? release(remote, { tamper: rewrite })
          : releaseVariant(site, remote, (name, content) => (name === file ? 'null' : content)),
      reason,
    };
  }),
  ...sending(
    'never ends',
    () => 'never ends',
    (file, mb) => new RegExp(`${file} is larger than ${mb} MB$`),
  ),
  ...sending(
    'leads into the network',
    () => ({ leadsTo: insideUrl() }),
    (file) => new RegExp(`${file} leads elsewhere$`),
  ),
  {
    what: 'twelve canaries are named',
    break: twelveCanaries,
    reason: /^discovery\.json names 12 canaries, not one$/,
    mend: heal,
  },
  {
    what: 'the disk is full',
    async break(remote) {
      setRoom(site.pid, false);
      return release(remote);
    },
    reason: /^it can't be stored or read \(EFBIG\)$/,
    mend: () => setRoom(site.pid, true),
    healsItself: true,
  },
];

for (const row of rows) {
  test.describe(`where ${row.what}`, () => {
    const good = new Map<string, string | null>();
    const broken = new Map<string, string>();
    let pages: Map<string, string>;
    let memory = 0;
    let mended: Promise<Map<string, string | undefined>> | undefined;
    const refusalOf = async (remote: string) => {
      const { refused } = await stateOf(remote);
      return refused && refused.version === broken.get(remote) ? refused.reason : undefined;
    };
    const isRefused = (remote: string) =>
      expect.poll(() => refusalOf(remote), { timeout: 20_000 }).toMatch(row.reason);
    const mendAll = async () => {
      const versions = new Map<string, string | undefined>();
      for (const remote of remoteNames) {
        // What is mended before the shell has looked at it was never broken.
        await isRefused(remote);
        row.mend?.(remote);
        versions.set(remote, row.healsItself ? broken.get(remote) : await release(remote));
      }
      return versions;
    };

    test.beforeAll(async () => {
      pages = await allPages();
      memory = mostMemory();
      for (const remote of remoteNames) {
        good.set(remote, (await stateOf(remote)).version);
        broken.set(remote, await row.break(remote));
      }
    });

    for (const remote of remoteNames) {
      test(`${remote} harms nobody, and /healthz says why it is refused`, async () => {
        const visitor = new WatchingVisitor(site.address, allPaths);
        await isRefused(remote);
        expect((await stateOf(remote)).version).toBe(good.get(remote));
        expect(await allPages()).toEqual(pages);
        expect(mostMemory() - memory).toBeLessThan(200);
        expect(insideAsked).toBe(0);
        expect(await visitor.leave()).toEqual([]);
      });
    }

    for (const remote of remoteNames) {
      test(`${remote} goes on with what is good`, async () => {
        const visitor = new WatchingVisitor(site.address, allPaths);
        mended ??= mendAll();
        const version = (await mended).get(remote);
        const live = async () => (await stateOf(remote)).version;
        await expect.poll(live, { timeout: 60_000 }).toBe(version);
        expect((await stateOf(remote)).refused).toBeUndefined();
        expect(await visitor.leave()).toEqual([]);
      });
    }
  });
}

/** Files of a release that visitors get, and its code, each cut off after 100 bytes where the shell keeps them. */
function damage(remote: string, version: string): string[] {
  const folder = site.cached(remote, version);
  const { files }: ReleaseManifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const damaged = Object.keys(files).filter((name) => /^remote\..*\.js$|\.avif$|^server\.cjs$/.test(name));
  for (const name of damaged) truncateSync(join(folder, name), 100);
  return damaged.filter((name) => name !== 'server.cjs');
}

/** What visitors get is what stands in the store of the remote. */
async function expectSound(remote: string, version: string, names: string[]) {
  for (const name of names) {
    const response = await fetch(`${site.address}/remotes/${remote}/${version}/${name}`);
    const sound = readFileSync(join(site.data, 'releases/remotes', remote, version, name));
    expect(Buffer.from(await response.arrayBuffer()).equals(sound), name).toBe(true);
  }
}

test.describe('where what was stored is cut off', () => {
  for (const remote of remoteNames) {
    test(`${remote} passes nothing of it on to its next release`, async () => {
      const visitor = new WatchingVisitor(site.address, allPaths);
      const damaged = damage(remote, (await stateOf(remote)).version as string);
      expect(damaged.length).toBeGreaterThan(0);
      const version = await release(remote);
      await expect.poll(async () => (await stateOf(remote)).version, { timeout: 30_000 }).toBe(version);
      await expectSound(remote, version, damaged);
      expect(await visitor.leave()).toEqual([]);
    });
  }

  test('a shell that starts fetches it anew', async () => {
    const pages = await allPages();
    await site.killShell();
    const damaged = await Promise.all(
      remoteNames.map(async (remote) => {
        const [
          {
            metadata: { version },
          } = { metadata: { version: '' } },
        ] = await site.releases(remote).all();
        return { remote, version, names: damage(remote, version) };
      }),
    );
    await site.startShell();
    expect(await allPages()).toEqual(pages);
    for (const { remote, version, names } of damaged) await expectSound(remote, version, names);
  });

  test('a shell that starts while nobody has it whole shows the release before, and goes on by itself', async () => {
    const before = new Map<string, string>();
    const now = new Map<string, string>();
    for (const remote of remoteNames) {
      before.set(remote, (await stateOf(remote)).version as string);
      now.set(remote, await releaseVariant(site, remote, unchanged, { files: { 'own.js': remote } }));
    }
    const live = async () =>
      new Map(Object.entries((await healthOf(site)).remotes).map(([name, { version }]) => [name, version]));
    await expect.poll(live, { timeout: 30_000 }).toEqual(now);
    await site.killShell();
    for (const remote of remoteNames) {
      truncateSync(site.cached(remote, now.get(remote) as string, 'own.js'), 1);
      site.origin(remote).fail('own.js', 'answers 500');
    }
    await site.startShell();
    expect(await live()).toEqual(before);
    for (const remote of remoteNames) {
      expect((await stateOf(remote)).refused).toMatchObject({
        version: now.get(remote),
        reason: expect.stringMatching(/^own\.js is damaged where it is stored$/),
      });
      site.origin(remote).heal();
    }
    await expect.poll(live, { timeout: 60_000 }).toEqual(now);
  });
});

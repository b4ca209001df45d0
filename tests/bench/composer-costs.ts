import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@goldbraun/shared/contract/paths';
import { namedSite } from '@goldbraun/shell/site';
import { pino } from 'pino';
import type { Built } from '../../shared/toolchain/build/build-part.ts';
import { allParts, buildParts } from '../../shared/toolchain/build-parts.ts';
import { remoteNames } from '../../shared/toolchain/parts.ts';
import { Composition } from '../../shell/composer/composition.ts';
import { DocumentMaker } from '../../shell/composer/documents/document-maker.ts';
import { LocalHost } from '../../shell/composer/renderer/local-host.ts';
import type { RendererHost } from '../../shell/composer/renderer/renderer-host.ts';
import { RendererPool } from '../../shell/composer/renderer/renderer-pool.ts';
import { SocketHost } from '../../shell/composer/service/socket-host.ts';
import { ComposerProcess } from '../../shell/composer/service/testing/composer-process.ts';
import type { RemoteName } from '../../shell/src/routes.ts';
import { launchSite, type TestSite } from '../harness/launch.ts';
import { healthOf, releaseVariant } from '../harness/remote-variant.ts';
import { memoryOf } from './process-memory.ts';
import { type Spread, spreadOf } from './spread.ts';
import { timeOf } from './time-of.ts';

export const RELEASES = 7;
export const COMPOSITIONS = 5;
export const QUERIES = 200;
/** A limit, for nobody wants to wait for what never goes live. */
const LIVE_LIMIT_MS = 60_000;

/** What it costs to render elsewhere than in the process that serves; times in milliseconds. */
export interface ComposerCosts {
  /** From before a release's files are put into the store until /healthz names it as live. */
  release: Spread;
  /** All pages of the site, with nothing kept from before. */
  composition: Spread;
  /** A page with a query that nobody has asked before, through the edge. */
  query: Spread;
  /** Of the shell and all that renders for it, in MB, by the number of sets of releases that visitors see. */
  memoryMb: Map<number, number>;
}

/** Where rendering is done: by children of the shell, or by a composer behind a socket. */
interface Place {
  site: TestSite;
  host: RendererHost;
  costs: { release: number[]; composition: number[]; query: number[]; memoryMb: Map<number, number> };
}

let released = 0;

/** Releases the news once more, and waits until it is live. */
async function timeRelease(site: TestSite): Promise<number> {
  let begun = 0;
  released += 1;
  // Other code, or nothing would have to be rendered again.
  const change = (file: string, content: string) =>
    file === 'server.cjs' ? `${content}\n// ${released}` : content;
  const version = await releaseVariant(site, 'mfe-news', change, {
    beforeLive: () => {
      begun = performance.now();
    },
  });
  while ((await healthOf(site)).remotes['mfe-news']?.version !== version) {
    if (performance.now() - begun > LIVE_LIMIT_MS) throw new Error(`${version} does not go live.`);
  }
  return performance.now() - begun;
}

async function timeComposition(host: RendererHost, built: ReadonlyMap<string, Built>): Promise<number> {
  const folderOf = (name: string) => built.get(name)?.output as string;
  const frame = {
    shell: { version: built.get('shell')?.version as string, folder: folderOf('shell') },
    publicUrl: 'https://site.example',
    outside: {},
    site: namedSite().table,
  };
  const releases = remoteNames.map((name) => ({
    name: name as RemoteName,
    version: built.get(name)?.version as string,
    folder: folderOf(name),
  }));
  const renderers = new RendererPool(frame, host, async () => null, pino({ level: 'silent' }));
  const documents = new DocumentMaker();
  try {
    let composition: Composition | undefined;
    const time = await timeOf(async () => {
      composition = await Composition.create({ ...frame, releases }, { renderers, documents });
    });
    await composition?.close();
    return time;
  } finally {
    await documents.stop();
  }
}

let asked = 0;
async function timeQuery({ address }: TestSite): Promise<number> {
  const url = `${address}${paths.news}?suche=Kassel${asked++}`;
  return timeOf(async () => {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} is answered with ${response.status}.`);
  });
}

/** Gives one remote after the other a canary, for 1, 2, 4 and 8 sets of releases. */
async function measureMemory({ site, costs }: Place, composer: number | undefined): Promise<void> {
  const note = () => {
    const shell = memoryOf(site.group.pid('shell') as number);
    costs.memoryMb.set(sets, Math.round(shell + (composer ? memoryOf(composer) : 0)));
  };
  let sets = 1;
  note();
  for (const remote of remoteNames) {
    const version = await releaseVariant(site, remote, (_file, content) => content, { percent: 50 });
    const shares = async () => (await healthOf(site)).remotes[remote]?.shares ?? {};
    while (!(version in (await shares())));
    sets *= 2;
    note();
  }
}

/**
 * Measures both places in turns.
 * @returns the costs beside the shell, and with a composer of its own
 */
export async function measureComposerCosts(): Promise<{ beside: ComposerCosts; own: ComposerCosts }> {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-composer-'));
  const socket = join(folder, 'socket');
  const built = await buildParts(allParts, 'production');
  const version = built.get('shell')?.version as string;
  const composer = await ComposerProcess.start(socket, version);
  const places: Place[] = [];
  const open = async (host: RendererHost, env: Record<string, string>) => {
    const costs = { release: [], composition: [], query: [], memoryMb: new Map() };
    places.push({ site: await launchSite('production', { built, env }), host, costs });
  };
  try {
    await open(new LocalHost(), {});
    await open(new SocketHost(socket, version), { COMPOSER_SOCKET: socket });
    for (let round = 0; round < RELEASES; round += 1) {
      for (const { site, costs } of places) costs.release.push(await timeRelease(site));
    }
    for (let round = 0; round < COMPOSITIONS; round += 1) {
      for (const { host, costs } of places) costs.composition.push(await timeComposition(host, built));
    }
    for (let round = 0; round < QUERIES; round += 1) {
      for (const { site, costs } of places) costs.query.push(await timeQuery(site));
    }
    for (const [at, place] of places.entries())
      await measureMemory(place, at === 1 ? composer.pid : undefined);
  } finally {
    for (const { site } of places) await site.stop();
    await composer.kill();
    rmSync(folder, { recursive: true });
  }
  const [beside, own] = places.map(({ costs: { release, composition, query, memoryMb } }) => ({
    release: spreadOf(release),
    composition: spreadOf(composition),
    query: spreadOf(query),
    memoryMb,
  })) as [ComposerCosts, ComposerCosts];
  return { beside, own };
}

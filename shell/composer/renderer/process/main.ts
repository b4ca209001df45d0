/*
 * Renders the pages of one set of releases, in a process that has loaded nothing else. What it runs is other teams'
 * code: it has no environment, no network and no file but those of its releases (Node's permission model), and its
 * memory and processor time are watched from outside. `../renderer.ts` starts it and ends it.
 */
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import type { RemoteModule } from '@goldbraun/shared/contract/remote-module';
import type { RemoteName } from '../../../src/routes.ts';
import { readLines } from '../lines.ts';
import type { FromRenderer, Load, Rendered, RenderedPage, SiteAnswer, ToRenderer } from '../messages.ts';
import { closeDoors } from './close-doors.ts';
import { dataHash } from './data-hash.ts';
import { loadRemote, loadShell, type ShellServer } from './server-bundle.ts';
import { siteFetch } from './site-fetch.ts';

const CHANNEL = 3;
/** What the shell sends is trusted; it is bounded in the shell. */
const MAX_LINE = 64 * 1024 * 1024;

const channel = new Socket({ fd: CHANNEL, readable: true, writable: true });
const { exit } = process;
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 2_000);
const send = (message: FromRenderer) => void channel.write(`${JSON.stringify(message, dataOnly)}\n`);

/** JSON would leave a function out, and the browser's page would lack what the server's had. */
function dataOnly(key: string, part: unknown): unknown {
  if (typeof part !== 'function') return part;
  throw new Error(`a loader returns the function "${key}"; only data reaches the browser`);
}

let shell: ShellServer;
let loaded: Load;
const remotes = new Map<RemoteName, RemoteModule>();
const asked = new Map<number, (answer: SiteAnswer | null) => void>();
let asks = 0;

function ask(path: string): Promise<SiteAnswer | null> {
  const id = asks++;
  const { promise, resolve } = Promise.withResolvers<SiteAnswer | null>();
  asked.set(id, resolve);
  send({ type: 'ask', id, path });
  return promise;
}

/** Loads the shell's bundle and then, with nothing open any more, the releases; says whether that went well. */
function load(message: Load): FromRenderer {
  loaded = message;
  shell = loadShell(message.shellBundle, createRequire(import.meta.url));
  globalThis.fetch = siteFetch(message.origin, ask);
  closeDoors();
  for (const release of message.releases) {
    try {
      remotes.set(release.name, loadRemote(release, shell));
    } catch (error) {
      const name = `${release.name}@${release.version}`;
      return { type: 'unusable', reason: `${name} can't be loaded: ${reasonOf(error)}` };
    }
  }
  const paths = Object.fromEntries([...remotes].map(([name, remote]) => [name, remote.paths]));
  return { type: 'loaded', paths };
}

async function render(url: string, elsewhere: RemoteName[], known?: string): Promise<Rendered> {
  const needs = new Set<RemoteName>();
  const provide = async (name: RemoteName): Promise<RemoteModule> => {
    const remote = remotes.get(name);
    if (remote) return remote;
    if (elsewhere.includes(name)) needs.add(name);
    throw new Error(`${name} is not live`);
  };
  const isKnown = (loaderData: unknown) => known !== undefined && dataHash(loaderData) === known;
  const result = await shell.renderPage(url, provide, loaded, isKnown);
  if (needs.size > 0) return { type: 'needs', remotes: [...needs] };
  if ('isKnown' in result) return { type: 'known' };
  if ('redirect' in result) return { type: 'redirect', redirect: result.redirect };
  if ('resource' in result) {
    const { contentType, body } = result.resource;
    return { type: 'resource', resource: { contentType, body } };
  }
  return { type: 'page', page: result.page as RenderedPage };
}

const renderUnanswered = async (url: string): Promise<Rendered> => ({
  type: 'page',
  page: (await shell.renderUnanswered(url, loaded)) as RenderedPage,
});

function take(message: ToRenderer): void {
  if (message.type === 'load') send(load(message));
  else if (message.type === 'answer') {
    asked.get(message.id)?.(message.answer);
    asked.delete(message.id);
  } else answer(message);
}

function answer({ what, id, url, elsewhere, known }: Extract<ToRenderer, { type: 'render' }>): void {
  const rendering = what === 'page' ? render(url, elsewhere, known) : renderUnanswered(url);
  rendering
    .then((rendered) => send({ type: 'rendered', id, rendered }))
    .catch((error) => send({ type: 'rendered', id, rendered: { type: 'failed', reason: reasonOf(error) } }));
}

channel.on('end', () => exit(0)).on('error', () => exit(0));
readLines(
  channel,
  MAX_LINE,
  (line) => take(JSON.parse(line)),
  () => exit(1),
);

import { SCRIPT_HASHES } from '@goldbraun/shared/release/script-hashes';
import type { LineUp } from '../boot.ts';
import { covers } from '../ownership.ts';
import { addressOfTry, scriptRunner } from '../run-script.ts';
import { untilItComes } from './until-it-comes.ts';

const lists: Record<string, string> = {};
const firstScripts: Record<string, string> = {};
/** What pages begin with, by their path or pattern, and the same hashes by address. */
const pages: NonNullable<LineUp['pages']> = {};
const pageScripts: Record<string, string> = {};
const loaded: Record<string, Promise<Record<string, string>> | undefined> = {};

/** Adds releases whose scripts are checked, by the hashes that the line-up has of them. */
export function checkScripts({ scripts, first, pages: further }: LineUp): void {
  Object.assign(lists, scripts);
  Object.assign(firstScripts, first);
  Object.assign(pages, further);
  Object.assign(pageScripts, ...Object.values(pages));
}

/** What the page of a path begins with, by address; nothing of one that the line-up doesn't know. */
function beginningOf(path: string): Record<string, string> {
  const known = pages[path] ? path : Object.keys(pages).find((pattern) => covers(pattern, path));
  return (known && pages[known]) || {};
}

function listOf(folder: string, integrity: string): Promise<Record<string, string>> {
  loaded[folder] ??= fetch(folder + SCRIPT_HASHES, { integrity })
    .then((response) => response.json())
    .catch((reason: unknown) => {
      loaded[folder] = undefined;
      throw reason;
    });
  return loaded[folder];
}

/** Of a development server there is no list, and nothing is checked. */
async function listed(folder: string, name: string): Promise<string | undefined> {
  const integrity = lists[folder];
  if (!integrity) return undefined;
  const hashes = await listOf(folder, integrity);
  return hashes[name] ?? Promise.reject(new Error(`no ${name}`));
}

const folderOf = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);
// What does not come ahead is asked for once more, by who needs it.
const ignore = () => {};

/**
 * Has the hashes of a remote's scripts come before the first of them is asked for, which would else wait for them.
 * @param entry the address of its remoteEntry.js
 */
export function listAhead(entry: string): void {
  const folder = folderOf(entry);
  const integrity = lists[folder];
  if (integrity) listOf(folder, integrity).catch(ignore);
}

/**
 * Has all come at once by which a remote begins, and the hashes of what follows, which would else be asked for one after the other.
 * @param entry the address of its remoteEntry.js
 */
export function importAhead(entry: string): void {
  if (!firstScripts[entry]) return;
  const folder = folderOf(entry);
  for (const path of Object.keys(firstScripts)) {
    if (path.startsWith(folder)) checkedImport(path).catch(ignore);
  }
  listAhead(entry);
}

/** What asks for styles later finds that they are on their way. */
function stylesAhead(href: string): void {
  if (document.querySelector(`[href="${href}"],[data-href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href }));
}

/**
 * Has all come at once with which a page begins, which would else be asked for one after the other: the page's script by its remote, and what its loaders
 * read by that.
 * @param path of a page that somebody goes to
 */
export function importPageAhead(path: string): void {
  for (const [address, hash] of Object.entries(beginningOf(path))) {
    if (hash) checkedImport(address).catch(ignore);
    else stylesAhead(address);
  }
}

const run = scriptRunner('goldbraun-late');

/** Fetches a module that is what its hash says, in engines that look at it here. */
function preloaded(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  // Browsers from before 2023 know no such links.
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  return new Promise((onload, fail) => {
    const onerror = () => {
      link.remove();
      fail();
    };
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, integrity, onload, onerror }));
  });
}

/** How the contract has the chunks of slots named. */
const ofSlot = /\/slot-[^/]+$/;

/**
 * @param path begins with an origin if it is not this one's, as that of a development server
 * @param failures of the tries before
 * @throws Error if it does not come, or is not what was released
 */
async function importOnce(path: string, failures: number): Promise<unknown> {
  const [, folder = '', name = ''] = /(.*\/)(.*)/.exec(path) ?? [];
  const named = document.querySelector<HTMLLinkElement>(`link[href="${path}"]`)?.integrity;
  const integrity = named || firstScripts[path] || pageScripts[path] || (await listed(folder, name));
  const address = addressOfTry(path, failures);
  if (integrity) {
    try {
      await preloaded(address, integrity);
      await run(address, integrity);
    } catch {
      throw new Error(`${path} is not what was released`);
    }
  }
  // A path is one of the site's, also where a development server has sent this script.
  return import(/* webpackIgnore: true */ new URL(address, location.href).href);
}

/** How often each was asked for, by its path. */
const tries: Record<string, number> = {};

function importAt(path: string): Promise<unknown> {
  const attempt = () => {
    const failures = tries[path] ?? 0;
    tries[path] = failures + 1;
    return importOnce(path, failures);
  };
  return ofSlot.test(path) ? untilItComes(attempt) : attempt();
}

const imported: Record<string, Promise<unknown> | undefined> = {};

/**
 * What every script after the document's first is imported by, the remotes' chunks included (`importFunctionName` of the
 * build). An import map could check them as well, but every document would have to hold the hashes of all releases, and
 * would change with each. One of a slot is waited for until it comes.
 * @param address the script's path, with or without the site's origin before it
 * @throws Error if it does not come, or is not what was released
 */
export function checkedImport<Module>(address: string): Promise<Module> {
  // One and the same for all who import it, also where it came by a further try.
  const path = address.replace(location.origin, '');
  imported[path] ??= importAt(path).catch((reason: unknown) => {
    imported[path] = undefined;
    throw reason;
  });
  return imported[path] as Promise<Module>;
}

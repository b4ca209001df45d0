import { SCRIPT_HASHES } from '@goldbraun/shared/release/script-hashes';
import { addressOfTry, scriptRunner } from '../run-script.ts';
import { untilItComes } from './until-it-comes.ts';

const lists: Record<string, string> = {};
const loaded: Record<string, Promise<Record<string, string>> | undefined> = {};

/**
 * Adds releases whose scripts are checked.
 * @param scripts the hash of each release's `scripts.json`, by the address of its folder
 */
export const checkScripts = (scripts: Record<string, string> = {}) => Object.assign(lists, scripts);

/** Of a development server there is no list, and nothing is checked. */
async function listed(folder: string, name: string): Promise<string | undefined> {
  const integrity = lists[folder];
  if (!integrity) return undefined;
  loaded[folder] ??= fetch(folder + SCRIPT_HASHES, { integrity }).then((response) => response.json());
  const hashes = await loaded[folder].catch((reason: unknown) => {
    loaded[folder] = undefined;
    throw reason;
  });
  return hashes[name] ?? Promise.reject(new Error(`no ${name}`));
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
  const integrity = named || (await listed(folder, name));
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

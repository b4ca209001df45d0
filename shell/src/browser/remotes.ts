import { type RemoteModule, SPOKEN_CONTRACTS } from '@goldbraun/shared/contract';
import { LINE_UP, type LineUp } from '../boot.ts';
import type { RemoteName } from '../routes.ts';
import { checkedImport, checkScripts, importAhead, listAhead } from './checked-import.ts';
import { wantsFewBytes } from './wants-few-bytes.ts';

export { importPageAhead } from './checked-import.ts';

const TIME_LIMIT_MS = 5_000;
const RETRY_AFTER_MS = 400;

/** What a `remoteEntry.js` is: a container of Module Federation. */
interface Container {
  init(shareScope: unknown): Promise<unknown>;
  get(exposed: string): Promise<() => RemoteModule>;
}

/** The libraries that the shell shares (webpack). */
declare const __webpack_share_scopes__: { default: unknown };

/** The releases of this tab: at first those of its document, then all that were live when it was opened. */
let known: LineUp['remotes'];

/** Adds releases, and by what they are checked. */
function add(lineUp: LineUp) {
  checkScripts(lineUp);
  Object.assign(known, lineUp.remotes);
}

/** Begins with the releases of which the page's document was made. */
export function announceReleases(lineUp: LineUp) {
  known = lineUp.remotes;
  add(lineUp);
}

/** Other releases are live by now than those of which this page consists: nobody has tried the two together. */
export class LineUpHasChanged extends Error {}

async function askForLineUp(): Promise<void> {
  const lineUp: LineUp = await fetch(LINE_UP, { priority: 'low' }).then((response) => response.json());
  if (Object.entries(known).some(([name, entry]) => lineUp.remotes[name] !== entry))
    throw new LineUpHasChanged('other releases are live by now');
  add(lineUp);
}

let lineUp: Promise<void> | undefined;

/**
 * Finds the releases of the remotes that take no part in the page's document, once.
 * @throws LineUpHasChanged if they have to come with a document of their own
 */
export function findOthers(): Promise<void> {
  lineUp ??= askForLineUp().catch((reason: unknown) => {
    if (!(reason instanceof LineUpHasChanged)) lineUp = undefined;
    throw reason;
  });
  return lineUp;
}

/** Has ready what the scripts of the remote's further pages are checked by, unless the visitor wants few bytes. */
export function expectFurtherPages(remote: RemoteName): void {
  const entry = known[remote];
  if (entry && !wantsFewBytes()) listAhead(entry);
}

/** @throws Error if it takes longer than the limit */
export function withinLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`nothing came within ${limitMs} ms`)), limitMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function moduleAt(entry: string): Promise<RemoteModule> {
  importAhead(entry);
  const container = await checkedImport<Container>(entry);
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./remote');
  return factory();
}

async function loadOnce(name: string): Promise<RemoteModule> {
  if (!known[name]) await withinLimit(findOthers(), TIME_LIMIT_MS);
  const entry = known[name];
  if (!entry) throw new Error(`${name} is not live`);
  const module = await withinLimit(moduleAt(entry), TIME_LIMIT_MS);
  if (!SPOKEN_CONTRACTS.includes(module.contract)) {
    throw new Error(`${name} is built for contract ${module.contract}, the shell speaks ${SPOKEN_CONTRACTS}`);
  }
  return module;
}

const loading = new Map<string, Promise<RemoteModule>>();

/**
 * Loads a remote within five seconds and tries once more.
 * @throws Error if it does not come, or speaks another version of the contract
 */
export function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  const begun = loading.get(name);
  if (begun) return begun;
  const attempt = loadOnce(name)
    .catch((reason: unknown) => {
      if (reason instanceof LineUpHasChanged) throw reason;
      return new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(() => loadOnce(name));
    })
    .catch((reason: unknown) => {
      // The next navigation may try again.
      loading.delete(name);
      throw reason;
    });
  loading.set(name, attempt);
  return attempt;
}

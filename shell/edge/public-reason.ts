import { builtinModules } from 'node:module';

/** Characters. */
const MAX_LENGTH = 200;
const UNKNOWN = "it can't be composed";

/** A file of a release, and a page: addresses of the site that anybody can ask for. */
const file = '([\\w@~+-][\\w@~+./-]{0,79})';
const page = '(\\/[\\w./-]{0,79})';
const seconds = '\\d{1,4}(?:\\.\\d{1,3})? s';
const moment = '[\\d:.TZ+-]{1,30}';
const large = 'is larger than \\d{1,3} MB';
const builtin = builtinModules.map((name) => `(?:node:)?${name.replaceAll('/', '\\/')}`).join('|');

/** Whether a path is one of the site's own. */
export type IsOwnPath = (path: string) => boolean;

type Phrase = [pattern: RegExp, sentence: (found: string, ...groups: string[]) => string];
const asItIs = (found: string) => found;

const pageOf = (isOwn: IsOwnPath, path: string, what: string) => `${isOwn(path) ? path : 'a page'} ${what}`;

/** What a reason is about: with these it begins. */
const subjects = (isOwn: IsOwnPath): Phrase[] => [
  [
    new RegExp(
      `^\\/remotes\\/[^/]+\\/[^/]+\\/${file} (answers \\d{3}|is not what its hash says|leads elsewhere|${large})`,
    ),
    (_, name, what) => `${name} ${what}`,
  ],
  [
    new RegExp(`^\\/remotes\\/[^/]+\\/[^/]+\\/${file} (does not come(?: within ${seconds})?)`),
    (_, name, what) => `${name} ${what}`,
  ],
  [new RegExp(`^${file} is damaged where it is stored`), asItIs],
  [/^it can't be (?:stored or read|written down that it is tried) \([A-Z]{2,16}\)/, asItIs],
  [new RegExp(`^it (?:${large}|has more than 5,000 files|does not come within ${seconds})`), asItIs],
  [new RegExp(`^it is incomplete: ${file} is no part of it`), asItIs],
  [/^release\.json names no (?:remoteEntry\.js|server\.cjs|route-assets\.json)/, asItIs],
  [/^remoteEntry\.js has one hash in discovery\.json and another in release\.json/, asItIs],
  [/^release\.json is of /, () => 'release.json is of another release'],
  [/^(discovery|release|route-assets)\.json: /, (_, name) => `${name}.json is not in its form`],
  [/^\S+ can't be loaded/, () => "its code can't be loaded"],
  [
    new RegExp(`^${page} (can't be rendered|can't be shown)`),
    (_, path = '', what = '') => pageOf(isOwn, path, what),
  ],
  [/^\S+ (can't be rendered|can't be shown)/, (_, what) => `a page ${what}`],
  [new RegExp(`^${page} leads to `), (_, path = '') => pageOf(isOwn, path, 'leads elsewhere')],
  [/^\S+ leads to /, () => 'a page leads elsewhere'],
  [
    /^discovery\.json (?:is not signed|has been changed since it was signed|is signed for another remote)/,
    asItIs,
  ],
  [new RegExp(`^discovery\\.json (?:leads elsewhere|${large}|names \\d{1,4} canaries, not one)`), asItIs],
  [/^discovery\.json is signed with (?:the key of|a key that is none of) mfe-\w{1,40}(?:'s)?/, asItIs],
  [new RegExp(`^discovery\\.json is of ${moment}, older than what was seen, of ${moment}`), asItIs],
  [/^\S+ needs remotes that there are not/, () => 'a page needs remotes that there are not'],
  [/^\S+ renders \S+, which does not belong to it/, () => 'it renders a path that does not belong to it'],
  [/^\S+ has (more than \d{1,6} paths)/, (_, what) => `it has ${what}`],
  [/^it was live, and its process has ended again and again/, asItIs],
  [/^the shell has ended while it tried it, \d{1,4} times/, asItIs],
];

/** Why it is so: what the shell itself has said of it, wherever it stands. */
const causes: Phrase[] = [
  [/it is built for contract \d{1,6}, the shell speaks \d{1,4}(?: and \d{1,4}){0,4}/, asItIs],
  [/it exports no routes or no paths/, asItIs],
  [new RegExp(`it requires "(?:${builtin})", which the shell does not provide`), asItIs],
  [
    /it requires "[^"]*", which the shell does not provide/,
    () => 'it requires what the shell does not provide',
  ],
  [/a loader returns the function "/, () => 'a loader returns a function; only data reaches the browser'],
  [new RegExp(`it does not end within ${seconds}(?: of CPU time)?`), asItIs],
  [new RegExp(`it waits for more than ${seconds} for something that does not come`), asItIs],
  [/it (?:ends|stops) the composer/, asItIs],
  [/the composer (?:has ended|can't be reached|is of another version|says what none would)/, asItIs],
  [/it takes more than \d{1,5} MB of memory/, asItIs],
  [/it sends (?:a message of more than \d{1,3} MB|what no renderer would)/, asItIs],
  [/it (?:has lost|reaches out of) its place in the document/, asItIs],
  [/it asks for scripts of \S+, which takes no part in it/, () => 'it asks for scripts of others'],
  [
    /it has (?:an? <|the event handler |the attribute |an address in |an animation |a form |a frame )/,
    () => 'it has what no page may have',
  ],
];

function said(phrases: Phrase[], reason: string): string | null {
  for (const [pattern, sentence] of phrases) {
    const [found, ...groups] = pattern.exec(reason) ?? [];
    if (found !== undefined) return sentence(found, ...groups);
  }
  return null;
}

/**
 * What anybody may read of why a release was refused, at /healthz: sentences of ours out of a closed list, with nothing in
 * them but numbers and the site's own addresses. A release's own words, and paths of this machine, are for the log alone.
 * @param reason in full
 * @param isOwn of any other path it is not said which one it is
 * @returns 200 characters at most
 */
export function publicReason(reason: string, isOwn: IsOwnPath): string {
  const parts = [said(subjects(isOwn), reason), said(causes, reason)].filter((part) => part !== null);
  return (parts.join(': ') || UNKNOWN).slice(0, MAX_LENGTH);
}

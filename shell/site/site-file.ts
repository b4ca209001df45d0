import { readFileSync } from 'node:fs';
import { type PublicKey, parsePublicKey } from '@goldbraun/shared/release/signing/release-key';
import * as v from 'valibot';
import { covers } from '../src/ownership.ts';
import type { Ownership, RemoteName, SiteTable } from '../src/routes.ts';

/** What the shell, its services and its files answer themselves. */
const ownPaths =
  /^\/(asset|healthz|line-up\.json|llms\.txt|override|readyz|remotes|robots\.txt|search|service|shell|sitemap\.xml|telemetry|vorschau|\.well-known)(\/|$)/;

const path = v.pipe(
  v.string(),
  v.regex(/^\/[^\s?#]*$/, 'begins with a slash and has neither query nor white space'),
  v.check((text) => !text.startsWith('//'), 'begins with one slash'),
);
const remotePath = v.pipe(
  path,
  v.regex(/^\/([\w.~%-]+\/)*(\*|[\w.~%-]*)$/, 'is no path, nor one that ends in /*'),
  v.check((text) => !ownPaths.test(text), "is the shell's own"),
);
const asset = v.pipe(v.string(), v.regex(/^\/asset\/[\w./-]+$/, 'begins with /asset/'));
const file = v.pipe(v.string(), v.regex(/^[\w-]+\.html$/, 'is the name of an HTML file'));
const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:/.test(text), 'is an http(s) address'),
);

const menuSchema = v.strictObject({
  path: remotePath,
  label: v.strictObject({ de: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  after: v.optional(path),
});

const remoteSchema = v.strictObject({
  paths: v.pipe(v.array(remotePath), v.minLength(1, 'names a path at least')),
  unknown: v.optional(path),
  query: v.optional(v.record(remotePath, v.array(v.string()))),
  assets: v.optional(v.array(asset), []),
  documents: v.optional(v.record(remotePath, file)),
  asks: v.optional(v.array(path)),
  menu: v.optional(v.array(menuSchema), []),
  /** Where its releases come from, where `REMOTES` names no other place. */
  origin: v.optional(origin),
  /** The public keys of its team, where `RELEASE_KEYS` names no others. */
  keys: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
});

const siteSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** Then this adds to the table of the shell's release: a remote that both name is this one's. */
  extends: v.optional(v.literal('release')),
  remotes: v.record(
    v.pipe(v.string(), v.regex(/^mfe-[a-z0-9-]{1,40}$/, 'is called mfe- and small letters, digits or -')),
    remoteSchema,
  ),
  redirects: v.optional(v.record(path, path), {}),
});

type SiteFile = v.InferOutput<typeof siteSchema>;

/** The site's table, and what an operator says in the same place of where releases come from and who signs them. */
export interface Site {
  table: SiteTable;
  origins: Readonly<Record<RemoteName, URL>>;
  keys: Readonly<Record<RemoteName, PublicKey[]>>;
}

/** A table that says something wrong, in a sentence with its file and place. */
export class SiteFileWrong extends Error {
  constructor(source: string, problem: string) {
    super(`${source}: ${problem}`);
  }
}

function parseSiteFile(source: string): SiteFile {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(source, 'utf8'));
  } catch (error) {
    throw new SiteFileWrong(source, (error as Error).message);
  }
  const parsed = v.safeParse(siteSchema, data);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const given = typeof issue.input === 'string' ? ` ("${issue.input}")` : '';
  throw new SiteFileWrong(source, `${v.getDotPath(issue) ?? 'it'} ${issue.message}${given}`);
}

/**
 * Reads the table of a site.
 * @param released `site.json` of the shell's release
 * @param given what `SITE` names: another table in its place, or an addition to it
 * @throws SiteFileWrong that says what is wrong, and where
 */
export function readSite(released: string, given?: string): Site {
  const added = given ? parseSiteFile(given) : undefined;
  const base = !added || added.extends ? parseSiteFile(released) : undefined;
  const source = given ?? released;
  const remotes = { ...base?.remotes, ...added?.remotes };
  const said = Object.entries(remotes);
  const owned = said.map(([remote, entry]): Ownership => {
    const { menu: _menu, origin: _origin, keys: _keys, ...what } = entry;
    return { remote, ...what };
  });
  checkOwners(source, owned);
  return {
    table: {
      remotes: owned,
      redirects: { ...base?.redirects, ...added?.redirects },
      menu: said.flatMap(([, { menu }]) => menu),
    },
    origins: Object.fromEntries(
      said.flatMap(([name, entry]) => (entry.origin ? [[name, new URL(entry.origin)]] : [])),
    ),
    keys: Object.fromEntries(
      said.flatMap(([name, entry]) =>
        entry.keys ? [[name, entry.keys.map((key) => keyOf(source, name, key))]] : [],
      ),
    ),
  };
}

function keyOf(source: string, remote: string, key: string): PublicKey {
  try {
    return parsePublicKey(key);
  } catch (error) {
    throw new SiteFileWrong(source, `remotes.${remote}.keys has ${(error as Error).message}`);
  }
}

/** Nothing may belong to two remotes: which of them answers would hang on their order. */
function checkOwners(source: string, remotes: readonly Ownership[]): void {
  const claims = remotes.flatMap(({ remote, paths, assets, documents = {} }) => [
    ...[...paths, ...Object.keys(documents)].map((claim) => ({ remote, claim, isPath: true })),
    ...assets.map((claim) => ({ remote, claim, isPath: false })),
  ]);
  for (const { remote, claim, isPath } of claims) {
    const other = claims.find(
      (one) =>
        one.remote !== remote && (isPath ? one.isPath && covers(one.claim, claim) : one.claim === claim),
    );
    if (other) throw new SiteFileWrong(source, `${claim} belongs to ${remote} and to ${other.remote}`);
  }
}

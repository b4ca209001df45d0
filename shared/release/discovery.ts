import * as v from 'valibot';

const trafficShare = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A version is part of paths and addresses, and of what is public: it may neither lead out of its folder nor be a text. */
const version = v.pipe(v.string(), v.maxLength(64), v.regex(/^\w[\w-]*(\.\w[\w-]*)*$/));

export const editionSchema = v.object({
  /** Whose file it is, so that it counts at no other remote's origin. */
  remote: v.string(),
  /** Rises with each edition; the time in milliseconds since 1970, or one more than the edition before. */
  serial: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** No other edition has it; missing in files of before there were such. */
  id: v.optional(v.pipe(v.string(), v.uuid())),
  /** The public key by which it is signed, and the signature: see `signing/signed-discovery.ts`. */
  key: v.optional(v.string()),
  signature: v.optional(v.string()),
});

/** By what a stored release is found, and checked. */
const identity = {
  metadata: v.object({ version, integrity: v.string() }),
  /** Hash of `release.json`, which names every other file of the release with its hash. */
  manifestIntegrity: v.string(),
};

/** What a team calls a preview: `pr-42`. It stands in links and in a line of every page that it shows. */
export const previewName = v.pipe(
  v.string(),
  v.regex(/^\w[\w.-]{0,39}$/, 'has 1 to 40 letters, digits, dots, hyphens or underscores'),
);

const previewSchema = v.object({
  name: previewName,
  metadata: identity.metadata,
  extras: v.object({ manifestIntegrity: identity.manifestIntegrity }),
  /** When it ends, in milliseconds since 1970. */
  until: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

const releaseSchema = v.object({
  /** Path of remoteEntry.js on the remote's origin and on the site's alike. */
  url: v.pipe(v.string(), v.regex(/^\/remotes\/[\w-]+\/\w[\w.-]+\/remoteEntry\.js$/)),
  metadata: identity.metadata,
  /**
   * The default release is the live one: it has all visitors but those whom a canary's traffic takes, in whole
   * percents. Those that can be rolled back to have 0.
   */
  deployment: v.object({ traffic: trafficShare, default: v.boolean() }),
  extras: v.object({
    manifestIntegrity: identity.manifestIntegrity,
    /** Stays live until somebody says otherwise: `npm run pin`. */
    pinned: v.optional(v.boolean()),
    /**
     * Of the whole file; stands with its first release, because the schema allows what is a framework's own there and
     * nowhere else.
     */
    edition: v.optional(editionSchema),
    /** Releases that nobody is given, but who has a link; they stand with the first release, too. */
    previews: v.optional(v.array(previewSchema)),
  }),
});

/**
 * A remote's discovery file: which releases there are, newest first, and which one is live.
 * Source: Frontend Discovery schema v1-pre, https://github.com/awslabs/frontend-discovery
 */
export const discoverySchema = v.object({
  $schema: v.string(),
  microFrontends: v.record(v.string(), v.array(releaseSchema)),
});

const discoveryText = v.pipe(v.string(), v.parseJson(), discoverySchema);

export type Discovery = v.InferOutput<typeof discoverySchema>;
export type Edition = v.InferOutput<typeof editionSchema>;
export type DiscoveredRelease = v.InferOutput<typeof releaseSchema>;
export type Preview = v.InferOutput<typeof previewSchema>;
/** A release by the hashes that its files are checked by, whoever is to see it. */
export type NamedRelease = Pick<Preview, 'metadata' | 'extras'>;

export const DISCOVERY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/**
 * Reads a discovery file that came from outside.
 * @throws Error that names the first field that is wrong
 */
export function parseDiscovery(text: string): Discovery {
  const parsed = v.safeParse(discoveryText, text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`discovery.json: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

/** Which edition of a remote's file it is; undefined if it was written before there were editions, or by hand. */
export const editionOf = (discovery: Discovery, remote: string): Edition | undefined =>
  discovery.microFrontends[remote]?.[0]?.extras.edition;

/** The release that a discovery file says is live; undefined if there is none. */
export const liveRelease = (discovery: Discovery, remote: string): DiscoveredRelease | undefined =>
  discovery.microFrontends[remote]?.find(({ deployment }) => deployment.default);

/**
 * The release that gets some of the visitors beside the live one; undefined if there is none.
 * @throws Error if there are several: each doubles what a shell has to compose for all remotes together
 */
export function canaryRelease(discovery: Discovery, remote: string): DiscoveredRelease | undefined {
  const canaries = (discovery.microFrontends[remote] ?? []).filter(
    ({ deployment }) => !deployment.default && deployment.traffic > 0,
  );
  if (canaries.length > 1) throw new Error(`discovery.json names ${canaries.length} canaries, not one`);
  return canaries[0];
}

import { sign, verify } from 'node:crypto';
import * as v from 'valibot';
import { type Discovery, type Edition, editionSchema } from '../discovery.ts';
import { canonicalJson } from './canonical-json.ts';
import { keyObjectOf, type PublicKey, type SigningKey } from './release-key.ts';

/** The public keys of each remote: several while one is replaced. */
export type ReleaseKeys = Readonly<Record<string, readonly PublicKey[]>>;

/** A discovery file that nobody can be sure of, with a sentence that says why. */
export class DiscoveryDistrusted extends Error {}

/** Every discovery file that was signed as far as this; all there is to learn of another has been changed since. */
const envelopeSchema = v.object({
  microFrontends: v.record(
    v.string(),
    v.looseTuple([v.looseObject({ extras: v.looseObject({ edition: editionSchema }) })]),
  ),
});

/** What is signed: all of the file but the signature itself. */
function signedText(document: unknown): string {
  const copy = structuredClone(document) as Discovery;
  for (const [release] of Object.values(copy.microFrontends)) delete release?.extras.edition?.signature;
  return canonicalJson(copy);
}

/**
 * Signs a discovery file, which has one remote and names its edition.
 * @returns a copy with key and signature
 */
export function signDiscovery(discovery: Discovery, { publicKey, key }: SigningKey): Discovery {
  const signed = structuredClone(discovery);
  const edition = Object.values(signed.microFrontends)[0]?.[0]?.extras.edition;
  if (!edition) throw new Error('A discovery file is signed as an edition.');
  edition.key = publicKey;
  edition.signature = sign(null, Buffer.from(signedText(signed)), key).toString('base64url');
  return signed;
}

/** The edition of a file that has one remote, as everything that {@link signDiscovery} has made. */
function editionIn(document: unknown): Edition | undefined {
  const parsed = v.safeParse(envelopeSchema, document);
  const remotes = parsed.success ? Object.values(parsed.output.microFrontends) : [];
  return remotes.length === 1 ? remotes[0]?.[0].extras.edition : undefined;
}

/**
 * Makes sure that a discovery file is by the team whose remote it is about.
 * @param text of the file
 * @returns its edition
 * @throws DiscoveryDistrusted if it is not
 */
export function verifyDiscovery(
  text: string,
  remote: string,
  keys: ReleaseKeys,
): Edition & { key: PublicKey } {
  const document: unknown = JSON.parse(text);
  const edition = editionIn(document);
  if (!edition?.key || !edition.signature) throw new DiscoveryDistrusted('discovery.json is not signed');
  const key = keys[remote]?.find((known) => known === edition.key);
  if (!key) {
    const [owner] = Object.entries(keys).find(([, known]) => known.some((one) => one === edition.key)) ?? [];
    throw new DiscoveryDistrusted(
      `discovery.json is signed with ${owner ? `the key of ${owner}` : `a key that is none of ${remote}'s`}`,
    );
  }
  const signature = Buffer.from(edition.signature, 'base64url');
  if (!verify(null, Buffer.from(signedText(document)), keyObjectOf(key), signature)) {
    throw new DiscoveryDistrusted('discovery.json has been changed since it was signed');
  }
  if (edition.remote !== remote) throw new DiscoveryDistrusted('discovery.json is signed for another remote');
  return { ...edition, key };
}

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

const PUBLIC = 'ed25519:';
const PRIVATE = 'ed25519-private:';
/** 32 bytes in base64url. */
const bytes = '[A-Za-z0-9_-]{43}';
const publicPattern = new RegExp(`^${PUBLIC}${bytes}$`);
const privatePattern = new RegExp(`^${PRIVATE}${bytes}$`);
/** What stands before the 32 bytes of a private key in PKCS #8. Source: RFC 8410, section 7. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A public key in one line: `ed25519:` and its 32 bytes in base64url. */
export type PublicKey = `${typeof PUBLIC}${string}`;

/** What a team signs its discovery files with. */
export interface SigningKey {
  publicKey: PublicKey;
  key: KeyObject;
}

/** @throws Error with a sentence if it is none */
export function parsePublicKey(text: string): PublicKey {
  if (privatePattern.test(text)) throw new Error('a private key, which belongs to its team alone');
  if (publicPattern.test(text)) return text as PublicKey;
  throw new Error(`"${text}"; a public key is ${PUBLIC} and 43 characters, as the command keys prints it`);
}

export const keyObjectOf = (publicKey: PublicKey): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.slice(PUBLIC.length) },
    format: 'jwk',
  });

const publicKeyOf = (key: KeyObject): PublicKey =>
  `${PUBLIC}${createPublicKey(key).export({ format: 'jwk' }).x}`;

/**
 * Reads a private key.
 * @throws Error with a sentence that does not repeat it, if it is none
 */
export function parseSigningKey(text: string): SigningKey {
  if (!privatePattern.test(text)) {
    throw new Error(
      `RELEASE_SIGNING_KEY must be ${PRIVATE} and 43 characters, as the command keys prints it.`,
    );
  }
  const secret = Buffer.from(text.slice(PRIVATE.length), 'base64url');
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: 'der', type: 'pkcs8' });
  return { publicKey: publicKeyOf(key), key };
}

/** A new pair, each in one line. */
export function makeKeyPair(): { privateKey: string; publicKey: PublicKey } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: `${PRIVATE}${privateKey.export({ format: 'jwk' }).d}`,
    publicKey: publicKeyOf(privateKey),
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Shorter secrets can be guessed. */
export const MIN_SECRET_LENGTH = 16;

const signatureOf = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

/** A value as a text that only who knows the secret can make, out of characters that every address and cookie may have. */
export function signToken(value: object, secret: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/**
 * Reads what {@link signToken} made.
 * @param schema of the value: a token for something else is none
 * @returns null if it is signed otherwise, or of another form
 */
export function readToken<Value>(
  token: string,
  secret: string,
  schema: v.GenericSchema<unknown, Value>,
): Value | null {
  const [, payload = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(payload, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  // Whoever signed it knew the secret, so it is JSON.
  const parsed = v.safeParse(schema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success ? parsed.output : null;
}

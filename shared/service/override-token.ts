import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Shorter secrets can be guessed. */
export const MIN_SECRET_LENGTH = 16;

const overrideSchema = v.object({
  /** The remote that comes from elsewhere; the shell comes from there, too, for its hot reload. */
  remote: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  /** Where a development server serves both; a developer's own machine and no other. */
  origin: v.pipe(v.string(), v.regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/)),
  /** When it ends, in milliseconds since 1970. */
  until: v.number(),
});

/** One remote, taken from a developer's machine instead of from its release. */
export type Override = v.InferOutput<typeof overrideSchema>;

const signatureOf = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

/** An override as a text that only who knows the secret can make. */
export function signOverride(override: Override, secret: string): string {
  const payload = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/**
 * Reads what {@link signOverride} made.
 * @param now in milliseconds since 1970
 * @returns null if it is signed otherwise, over, or no override
 */
export function readOverride(token: string, secret: string, now = Date.now()): Override | null {
  const [payload = '', signature = ''] = token.split('.', 2);
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(payload, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  // Whoever signed it knew the secret, so it is JSON.
  const parsed = v.safeParse(overrideSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success && parsed.output.until > now ? parsed.output : null;
}

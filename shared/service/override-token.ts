import * as v from 'valibot';
import { readToken, signToken } from './signed-token.ts';

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

/** An override as a text that only who knows the secret can make. */
export const signOverride = (override: Override, secret: string): string => signToken(override, secret);

/**
 * Reads what {@link signOverride} made.
 * @param now in milliseconds since 1970
 * @returns null if it is signed otherwise, over, or no override
 */
export function readOverride(token: string, secret: string, now = Date.now()): Override | null {
  const override = readToken(token, secret, overrideSchema);
  return override && override.until > now ? override : null;
}

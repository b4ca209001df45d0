import * as v from 'valibot';
import { previewName } from '../release/discovery.ts';
import { readToken, signToken } from './signed-token.ts';

/** How many days a link may hold. */
export const MAX_PREVIEW_DAYS = 90;

const previewLinkSchema = v.object({
  /** What the team of each remote calls its preview. */
  previews: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^mfe-[a-z0-9-]{1,40}$/)), previewName),
    v.check((previews) => Object.keys(previews).length > 0, 'names no preview'),
    v.check((previews) => Object.keys(previews).length <= 10, 'names more than 10 previews'),
  ),
  /** When the link ends, in milliseconds since 1970. */
  until: v.pipe(v.number(), v.safeInteger()),
});

/** What a link shows: a preview of one remote, or of several, in the live site. */
export type PreviewLink = v.InferOutput<typeof previewLinkSchema>;

/** The parameter of an address that carries a link's token: `/aktuelles?vorschau=…`. */
export const PREVIEW_PARAMETER = 'vorschau';

/** A link as a text that only who knows the site's secret can make. */
export const signPreviewLink = (link: PreviewLink, secret: string): string => signToken(link, secret);

/**
 * Reads what {@link signPreviewLink} made, also when it is over.
 * @returns null if it is signed otherwise, or no link
 */
export const readPreviewLink = (token: string, secret: string): PreviewLink | null =>
  readToken(token, secret, previewLinkSchema);

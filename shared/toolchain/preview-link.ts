import {
  PREVIEW_PARAMETER,
  type PreviewLink,
  signPreviewLink,
} from '@goldbraun/shared/service/preview-token';
import { MIN_SECRET_LENGTH } from '@goldbraun/shared/service/signed-token';

/**
 * The secret by which the site knows its links: PREVIEW_SECRET.
 * @throws Error with a sentence
 */
export function previewSecret(): string {
  const secret = process.env.PREVIEW_SECRET ?? '';
  if (secret === '') {
    throw new Error(
      'PREVIEW_SECRET is not set: without the secret of the site there is no link, and a site without one shows no previews. Nothing was published.',
    );
  }
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new Error(
    `PREVIEW_SECRET must have at least ${MIN_SECRET_LENGTH} characters. Nothing was published.`,
  );
}

/** The address that shows some previews to whoever opens it. */
export function linkTo(site: URL, path: string, link: PreviewLink, secret: string): string {
  const address = new URL(path, site);
  address.searchParams.set(PREVIEW_PARAMETER, signPreviewLink(link, secret));
  return address.href;
}

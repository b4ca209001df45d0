import type { PageMeta } from '@goldbraun/shared/contract';
import { text } from '../../text/index.ts';

/** The head of a page that could not come, in the server's document and after a navigation alike. */
export function fallbackMeta(): PageMeta {
  const { metaTitle, metaDescription } = text.de.remoteFallback;
  return { title: metaTitle, description: metaDescription };
}

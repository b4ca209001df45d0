import type { PageHandle, PageMeta } from '@goldbraun/shared/contract';
import { type UIMatch, useMatches } from 'react-router-dom';
import { fallbackMeta } from './fallback-meta.ts';

function metaOf({ handle, loaderData, pathname }: UIMatch<unknown, PageHandle | undefined>): PageMeta {
  try {
    return handle?.meta({ data: loaderData, pathname }) ?? fallbackMeta();
  } catch {
    // The page's loader failed, so its meta function had no data to read; the fallback stands on the screen.
    return fallbackMeta();
  }
}

/** What the shell has to know about the page in its outlet: whether a header stands above it, and its head. */
export function useCurrentPage(): { header: boolean; meta: PageMeta } {
  const page = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  if (!page) return { header: true, meta: fallbackMeta() };
  return { header: page.handle?.header !== false, meta: metaOf(page) };
}

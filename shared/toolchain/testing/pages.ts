import { remoteNames } from '../parts.ts';
import { rehearseWith } from '../rehearsal.ts';

/** The text of each page and file of the site by its path, such as `/aktuelles` and `/sitemap.xml`. */
export type ComposedPages = ReadonlyMap<string, string>;

/**
 * Builds the remote in this folder and composes the site with it.
 * @throws Error that says why a site would refuse it
 */
export async function composeHere(): Promise<ComposedPages> {
  const { rehearsed } = await rehearseWith(remoteNames[0] ?? '');
  if ('refused' in rehearsed) throw new Error(`The site would refuse it: ${rehearsed.refused}`);
  return rehearsed.pages;
}

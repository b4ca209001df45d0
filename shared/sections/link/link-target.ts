import { paths, type RouteName } from '../../contract/paths.ts';

/** Where a link of the text table leads: a named route, a path of the site, a place on the page or another site. */
export type LinkTarget = RouteName | `/${string}` | `#${string}` | `https://${string}`;

const isRouteName = (link: string): link is RouteName => Object.hasOwn(paths, link);

/**
 * The properties of a `ButtonLink` for a link: `to` where the router can lead there, `href` for files, places on
 * the page and other sites.
 */
export function linkTarget(link: LinkTarget): { to: string } | { href: string } {
  if (isRouteName(link)) return { to: paths[link] };
  return link.startsWith('/') && !link.startsWith('/asset/') ? { to: link } : { href: link };
}

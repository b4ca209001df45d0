import { remoteOf } from '../app-routes.tsx';
import type { BrowserSite } from '../routes.ts';
import { loadRemoteModule } from './remotes.ts';

/** The link in which something has happened. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null | false =>
  target instanceof Element && target.closest('a');

/** Begins to load the remote of a link as soon as a visitor points at it or focuses it. */
export function loadOnIntent(site: BrowserSite) {
  const load = (event: Event) => {
    const link = linkOf(event);
    if (!link || link.target || link.origin !== location.origin) return;
    const remote = remoteOf(site, link.pathname);
    // If it does not come now, the navigation will say so.
    if (remote) loadRemoteModule(remote).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, { passive: true });
}

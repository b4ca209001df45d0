import type { PageModule, PicturePreload } from '@goldbraun/shared/contract';
import { type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { remoteOf } from '../app-routes.tsx';
import type { BrowserSite } from '../routes.ts';
import { importPageAhead, loadRemoteModule } from './remotes.ts';
import { wantsFewBytes } from './wants-few-bytes.ts';

/** Who only passes over a link on the way to another does not stay so long. */
const INTENT_MS = 65;

/** The link in which something has happened. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null | false =>
  target instanceof Element && target.closest('a');

/** So that none is forgotten while it is on its way. */
const pictures: Element[] = [];

/** By an element that stands nowhere: of a link that preloads, Chromium complains where its visitor does not go there at once. */
function pictureAhead({ srcSet: srcset, sizes, media = '' }: PicturePreload) {
  const picture = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), {
    type: 'image/avif',
    srcset,
    sizes,
    media,
  });
  picture.append(source, new Image());
  pictures.push(picture);
}

/** Has everything come that the page of an address begins with: its scripts, what its loaders ask for, and its picture. */
async function loadPage(remote: string, { href, pathname }: HTMLAnchorElement) {
  const { routes } = await loadRemoteModule(remote);
  for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
    const { lazy } = route;
    const page = (typeof lazy === 'function' ? await lazy() : route) as PageModule;
    const data = await page.loader?.({ request: new Request(href), params } as LoaderFunctionArgs);
    const { preload } = page.handle?.meta({ data, pathname }) ?? {};
    if (preload) pictureAhead(preload);
  }
}

/**
 * Begins to load the page of a link as soon as a visitor points at it or focuses it, once. Of an address with a question only the remote,
 * since the answer is the visitor's own; and nothing for who wants few bytes.
 */
export function loadOnIntent(site: BrowserSite) {
  const begun = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let place = '';

  /** What comes to lie under a pointer that rests is not pointed at. */
  function rests(event: Event): boolean {
    if (!(event instanceof PointerEvent)) return false;
    const before = place;
    place = `${event.clientX} ${event.clientY}`;
    return place === before;
  }

  const load = (event: Event) => {
    clearTimeout(waiting);
    const link = linkOf(event);
    if (rests(event) || !link || link.target || link.origin !== location.origin) return;
    const { href, search, pathname } = link;
    const remote = remoteOf(site, pathname);
    // Of the page that is there nothing is missing.
    if (!remote || pathname === location.pathname || begun.has(href) || wantsFewBytes()) return;
    waiting = setTimeout(() => {
      begun.add(href);
      importPageAhead(pathname);
      // If it does not come now, the navigation will say so, and the next one who points there may try again.
      (search ? loadRemoteModule(remote) : loadPage(remote, link)).catch(() => begun.delete(href));
    }, INTENT_MS);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, { passive: true });
  // A finger that turns out to scroll pointed at nothing.
  document.addEventListener('pointercancel', () => clearTimeout(waiting), { passive: true });
}

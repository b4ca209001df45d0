import { remoteOf } from '../app-routes.tsx';
import { loadRemoteModule } from './remotes.ts';

/** Begins to load the remote of a link as soon as a visitor points at it or focuses it. */
export function loadOnIntent() {
  const load = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.target || link.origin !== location.origin) return;
    const remote = remoteOf(link.pathname);
    // If it does not come now, the navigation will say so.
    if (remote) loadRemoteModule(remote).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, { passive: true });
}

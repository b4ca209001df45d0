import { PANEL } from './panel-id.ts';

/** Opens the site's own settings. */
export function openPanel(): void {
  (document.getElementById(PANEL) as HTMLDialogElement | null)?.showModal();
}

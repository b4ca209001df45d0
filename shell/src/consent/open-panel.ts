import { PANEL } from './panel-id.ts';

/** Opens the site's own settings. */
export function openPanel(): void {
  const panel = document.getElementById(PANEL);
  if (panel instanceof HTMLDialogElement && !panel.open) panel.showModal();
}

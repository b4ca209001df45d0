import { PANEL } from './panel-id.ts';

const panel = () => document.getElementById(PANEL) as HTMLDialogElement | null;

/** Opens the site's own settings. */
export function openPanel(): void {
  panel()?.showModal();
}

/** Whether they are open: the browser opens them without a script, too. */
export const panelIsOpen = () => panel()?.open;

import type { MouseEvent } from 'react';

/**
 * Attributes of a button that opens a modal dialog: by `open` as soon as the page is hydrated, before (or without)
 * that by the browser itself (Invoker Commands, which React's types lack so far).
 */
export const opens = (dialogId: string, open: () => void) => ({
  type: 'button' as const,
  'aria-haspopup': 'dialog' as const,
  command: 'show-modal',
  commandfor: dialogId,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    open();
  },
});

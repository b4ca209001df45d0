import { Button } from '@goldbraun/shared/sections/button/Button.tsx';
import type { ReactNode } from 'react';
import { useStarted } from './use-started.ts';

/**
 * The form's only submit button. It is never disabled, so that it can always say what is missing. Before the
 * script is there it submits nothing: the browser alone would leave the page and show the visitor raw JSON.
 */
export function SendButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const started = useStarted();
  return (
    <Button
      type={started ? 'submit' : 'button'}
      aria-disabled={busy || undefined}
      // The press leaves the focus where it is until the click: a message that appears as the focus leaves a field
      // would move the button away from under the pointer, and the click would be lost.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}

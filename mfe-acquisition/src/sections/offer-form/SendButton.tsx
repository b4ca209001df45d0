import { Button } from '@goldbraun/shared/sections/button/Button';
import type { ReactNode } from 'react';
import { OtherWays } from './OtherWays.tsx';
import styles from './SendButton.module.css';
import { useStarted } from './use-started.ts';

interface SendButtonProps {
  busy: boolean;
  /** What is said to a visitor whose press waits for the script. */
  waiting: string;
  children: ReactNode;
}

/**
 * The form's only submit button. It is never disabled, so that it can always say what is missing. Before the
 * script is there it submits nothing, since the browser alone would leave the page and show the visitor raw JSON: the
 * shell keeps the press until then.
 */
export function SendButton({ busy, waiting, children }: SendButtonProps) {
  const started = useStarted();
  return (
    <>
      <Button
        type={started ? 'submit' : 'button'}
        aria-disabled={busy || undefined}
        // The press leaves the focus where it is until the click: a message that appears as the focus leaves a field
        // would move the button away from under the pointer, and the click would be lost.
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      {started ? null : (
        <div role="status" className={styles.waiting}>
          <p>{waiting}</p>
          <OtherWays />
        </div>
      )}
    </>
  );
}

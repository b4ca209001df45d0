import type { AttachmentStore } from './attachment-store.ts';

const holds = 10_000;

/** Whether attachments could be stored now. However often it is asked, the store is asked every ten seconds. */
export type WatchStore = () => Promise<boolean>;

/** @param onChange hears when the store has gone away, and when it is back */
export function watchStore(
  { check }: Pick<AttachmentStore, 'check'>,
  onChange: (isThere: boolean, error?: Error) => void,
): WatchStore {
  let last: Promise<boolean> | undefined;
  let askedAt = 0;
  let wasThere = true;

  const ask = () =>
    check().then(
      () => note(true),
      (error: Error) => note(false, error),
    );
  function note(isThere: boolean, error?: Error): boolean {
    if (isThere !== wasThere) onChange(isThere, error);
    wasThere = isThere;
    return isThere;
  }

  return () => {
    if (!last || performance.now() - askedAt > holds) {
      askedAt = performance.now();
      last = ask();
    }
    return last;
  };
}

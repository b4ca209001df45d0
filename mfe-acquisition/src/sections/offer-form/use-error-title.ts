import { useEffect } from 'react';

/** Puts the prefix before the document's title while something is wrong, so that the tab says it too. */
export function useErrorTitle(wrong: boolean, prefix: string): void {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    const prefixed = prefix + title;
    document.title = prefixed;
    return () => {
      // Another page may have come, with a title of its own.
      if (document.title === prefixed) document.title = title;
    };
  }, [wrong, prefix]);
}

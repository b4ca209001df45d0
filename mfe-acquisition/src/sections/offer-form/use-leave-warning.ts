import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { keepsDraft } from './draft/draft.ts';
import { currentEntries } from './entries.ts';
import type { OfferFormValues } from './offer-values.ts';

const warn = (event: BeforeUnloadEvent) => {
  if (!keepsDraft() && hasEntries()) event.preventDefault();
};

const hasEntries = () => Object.values(currentEntries().values).some(Boolean);

/**
 * Without a draft, a reload or a closed tab would clear what was written: the browser asks first. It is listened for
 * only while there is something to lose, because a listener keeps some browsers from holding the page for "back".
 */
export function useLeaveWarning() {
  const form = useForm<OfferFormValues>();
  useEffect(() => {
    const unsubscribe = form.subscribe(
      () =>
        hasEntries() ? addEventListener('beforeunload', warn) : removeEventListener('beforeunload', warn),
      { values: true },
    );
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', warn);
    };
  }, [form]);
}

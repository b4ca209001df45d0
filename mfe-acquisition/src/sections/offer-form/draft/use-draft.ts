import { type RefObject, useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { currentEntries } from '../entries.ts';
import type { OfferFormValues } from '../offer-values.ts';
import type { OfferContent } from '../submit-offer.ts';
import { dropDraft, loadDraft, saveDraft, startDraft } from './draft.ts';

/** `restored` is `on`, with what an earlier page of this browser has left. */
export type DraftState = 'off' | 'on' | 'restored' | 'failed';

// Long enough not to write at every key, short enough that hardly a word is lost with the power.
const pause = 300;

/** Keeps a draft of the form while the visitor wants one, and brings an earlier one back. */
export function useDraft(tick: RefObject<HTMLInputElement | null>): [DraftState, (wanted: boolean) => void] {
  const form = useForm<OfferFormValues>();
  const [state, setState] = useState<DraftState>('off');
  const keeping = state === 'on' || state === 'restored';

  const draft = () => {
    const { answer: _answer, ...content } = form.getState().values;
    return { content, attempt: currentEntries().attempts.last() };
  };
  const want = (wanted: boolean) => {
    setState(wanted ? 'on' : 'off');
    if (wanted) void startDraft(draft()).then((saved) => saved || setState('failed'));
    else void dropDraft();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come
  useEffect(() => {
    let gone = false;
    void loadDraft().then((found) => {
      if (gone) return;
      if (found) {
        const { attempts } = currentEntries();
        if (!attempts.last()) attempts.resume(found.attempt);
        form.batch(() => fillIn(form.getState().values, found.content, form.change));
        setState('restored');
      } else if (tick.current?.checked) {
        // Ticked before the script was there.
        want(true);
      }
    });
    return () => {
      gone = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `draft` reads the form's state of the moment
  useEffect(() => {
    if (!keeping) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      void saveDraft(draft()).then((saved) => saved || setState('failed'));
    };
    const saveNow = () => {
      if (timer) save();
    };
    const unsubscribe = form.subscribe(
      () => {
        clearTimeout(timer);
        timer = setTimeout(save, pause);
      },
      { values: true },
    );
    // The last moment in which a page on a phone surely gets to do something.
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      unsubscribe();
      saveNow();
    };
  }, [form, keeping]);

  return [state, want];
}

/** Fills in what is still empty. The file of the draft is taken for the same file that the browser has kept. */
function fillIn(
  values: OfferFormValues,
  content: OfferContent,
  change: (name: keyof OfferContent, value: OfferContent[keyof OfferContent]) => void,
): void {
  for (const [key, value] of Object.entries(content)) {
    const name = key as keyof OfferContent;
    const present = values[name];
    const sameFile =
      present instanceof File &&
      value instanceof File &&
      present.name === value.name &&
      present.size === value.size &&
      present.lastModified === value.lastModified;
    if (value !== undefined && (!present || sameFile)) change(name, value);
  }
}

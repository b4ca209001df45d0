import { type FormEvent, type ReactNode, useRef } from 'react';
import { useForm } from 'react-final-form';
import { offerPath } from '../../../offer/offer.ts';
import type { text } from '../../../text/offer-form.ts';
import styles from './OfferForm.module.css';
import { inFieldOrder, type OfferFormValues } from './offer-values.ts';
import type { FieldProblem } from './submit-offer.ts';
import { useAddressAnswers } from './use-address-answers.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useKeptValues } from './use-kept-values.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePresetSubject } from './use-preset-subject.ts';

interface OfferSheetProps {
  words: typeof text.de;
  /** Called at each try to send with the fields that are not right yet; with none the form is on its way. */
  onTry: (problems: FieldProblem[]) => void;
  children: ReactNode;
}

/** The form element: it checks all fields itself (`noValidate`), so that every message is ours and in German. */
export function OfferSheet({ words, onTry, children }: OfferSheetProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<OfferFormValues>();
  usePresetSubject();
  useEarlyInput(element);
  useAddressAnswers();
  useKeptValues();
  useLeaveWarning();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitting, errors } = form.getState();
    // A double click sends one message.
    if (submitting) return;
    onTry(inFieldOrder(errors ?? {}));
    void form.submit();
  };

  return (
    <form
      ref={element}
      noValidate
      method="post"
      encType="multipart/form-data"
      action={offerPath}
      aria-label={words.title}
      onSubmit={submit}
      className={styles.form}
    >
      {children}
    </form>
  );
}

import { useState } from 'react';
import { Form } from 'react-final-form';
import type { text } from '../../../text/offer-form.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DraftField } from './draft/DraftField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { currentEntries } from './entries.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OfferSheet } from './OfferSheet.tsx';
import { type OfferFormValues, validateForm } from './offer-values.ts';
import { RefusalsContext } from './refusals.ts';
import { SendButton } from './SendButton.tsx';
import { SendProgress } from './SendProgress.tsx';
import type { FieldProblem } from './submit-offer.ts';
import { useChallenge } from './use-challenge.ts';
import { type SentOffer, useDelivery } from './use-delivery.ts';
import { useErrorTitle } from './use-error-title.ts';

interface OfferEditorProps {
  /** The level of headings inside the form. */
  level: 3 | 4;
  words: typeof text.de;
  onAccepted: (sent: SentOffer) => void;
}

/** The form while it is filled in and sent. */
export function OfferEditor({ level, words, onAccepted }: OfferEditorProps) {
  const [challenge, renewChallenge] = useChallenge();
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [initialValues] = useState(() => currentEntries().values);
  const delivery = useDelivery({ challenge, renewChallenge, onAccepted, onRefused: setProblems });
  useErrorTitle(problems.length > 0 || delivery.failure !== null, words.errorTitle);

  return (
    <Form<OfferFormValues>
      initialValues={initialValues}
      subscription={{ submitting: true }}
      validate={(values) => validateForm(values, challenge, words.challenge.missing)}
      onSubmit={(values, form) => delivery.deliver(values, () => form.change('answer', undefined))}
    >
      {({ submitting = false }) => (
        <RefusalsContext value={delivery.refusals}>
          <OfferSheet
            words={words}
            onTry={(found) => {
              setProblems(found);
              if (found.length > 0) delivery.clearFailure();
              if (challenge.status === 'failed') renewChallenge();
            }}
          >
            <p>{words.required}</p>
            <DraftField words={words.draft} />
            <ErrorSummary problems={problems} level={level} words={words} />
            <OfferFields
              words={words}
              challenge={challenge}
              onRetryChallenge={renewChallenge}
              progress={delivery.progress}
            />
            <SendProgress progress={delivery.progress} words={words.progress} />
            <FailureNotice failure={delivery.failure} level={level} words={words} />
            <ConnectionNotice failed={delivery.failure?.reason} words={words.connection} />
            <SendButton busy={submitting} waiting={words.waiting}>
              {submitting ? words.sending : delivery.failure ? words.sendAgain : words.send}
            </SendButton>
          </OfferSheet>
        </RefusalsContext>
      )}
    </Form>
  );
}

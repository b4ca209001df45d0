import { useState } from 'react';
import { dropDraft, saveDraft } from './draft/draft.ts';
import { clearEntries, currentEntries } from './entries.ts';
import { inFieldOrder, type OfferFormValues } from './offer-values.ts';
import type { Refusals } from './refusals.ts';
import { type AcceptedOffer, type FailureReason, type FieldProblem, submitOffer } from './submit-offer.ts';
import { trapped } from './trap.ts';
import type { ChallengeState } from './use-challenge.ts';

/** An offer that has arrived, what it was about, and whose person got it in copy. */
export type SentOffer = AcceptedOffer & Pick<OfferFormValues, 'subject' | 'region'>;

interface DeliveryNeeds {
  challenge: ChallengeState;
  /** Fetches a new equation in the place of one that can't be used again. */
  renewChallenge: () => void;
  onAccepted: (sent: SentOffer) => void;
  /** Called with the refused fields, from top to bottom. */
  onRefused: (problems: FieldProblem[]) => void;
}

/** Sends the form, keeping what came of it: how far the upload is, what was refused, or why it failed. */
export function useDelivery({ challenge, renewChallenge, onAccepted, onRefused }: DeliveryNeeds) {
  const [progress, setProgress] = useState<number | null>(null);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [failure, setFailure] = useState<{ reason: FailureReason } | null>(null);

  /** Sends what the form holds. Validation has made sure that there is an equation. */
  async function deliver({ answer = '', ...content }: OfferFormValues, clearAnswer: () => void) {
    if (challenge.status !== 'ready') return;
    setFailure(null);
    setRefusals({});
    setProgress(0);
    const { attempts } = currentEntries();
    const key = attempts.keyFor(content);
    // A draft that outlives this page has to know the key: the answer may get lost while the message arrives.
    await saveDraft({ content, attempt: attempts.last() });
    const delivery = await submitOffer({
      content,
      challenge: { token: challenge.challenge.token, answer },
      website: trapped(),
      key,
      onProgress: setProgress,
    });
    setProgress(null);

    if (delivery.outcome === 'accepted') {
      clearEntries();
      void dropDraft();
      return onAccepted({ ...delivery.accepted, subject: content.subject, region: content.region });
    }
    if (delivery.outcome === 'failed') {
      if (delivery.spentKey) attempts.forget();
      setFailure({ reason: delivery.reason });
      return;
    }
    const refused: Refusals = {};
    const messages: Record<string, string> = {};
    for (const { field, message } of delivery.problems) {
      // The token belongs to the equation, and a refused equation is replaced: its field is empty again.
      const shown = field === 'token' ? 'answer' : field;
      messages[shown] ??= message;
      refused[shown] = { message, value: shown === 'answer' ? '' : content[shown] };
    }
    if (refused.answer) {
      clearAnswer();
      renewChallenge();
    }
    setRefusals(refused);
    onRefused(inFieldOrder(messages));
  }

  return { deliver, progress, refusals, failure, clearFailure: () => setFailure(null) };
}

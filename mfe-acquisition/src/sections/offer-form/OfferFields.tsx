import { salutations, subjects } from '../../../offer/offer.ts';
import type { text } from '../../../text/offer-form.ts';
import { EquationField } from './fields/EquationField.tsx';
import { FileField } from './fields/FileField.tsx';
import { MessageField } from './fields/MessageField.tsx';
import { PrivacyField } from './fields/PrivacyField.tsx';
import { RegionField } from './fields/RegionField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextField } from './fields/TextField.tsx';
import { TrapField } from './fields/TrapField.tsx';
import styles from './OfferForm.module.css';
import type { ChallengeState } from './use-challenge.ts';

interface OfferFieldsProps {
  words: typeof text.de;
  challenge: ChallengeState;
  onRetryChallenge: () => void;
  /** How much of the message has left, from 0 to 1; null while nothing is being sent. */
  progress: number | null;
}

/** All fields from top to bottom. */
export function OfferFields({ words, challenge, onRetryChallenge, progress }: OfferFieldsProps) {
  const { fields } = words;
  return (
    <>
      <div className={`${styles.pair} ${styles.subject}`}>
        <SelectField
          name="subject"
          label={fields.subject}
          prompt={words.subjectPrompt}
          options={subjects}
          required
        />
        <SelectField
          name="salutation"
          label={fields.salutation}
          prompt={words.salutationPrompt}
          options={salutations}
          autoComplete="honorific-prefix"
        />
      </div>
      <div className={styles.pair}>
        <TextField name="firstName" label={fields.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={fields.lastName} autoComplete="family-name" />
      </div>
      <TextField name="company" label={fields.company} autoComplete="organization" />
      <div className={styles.pair}>
        <TextField name="email" label={fields.email} type="email" inputMode="email" autoComplete="email" />
        <TextField name="phone" label={fields.phone} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <TrapField label={fields.website} />
      <MessageField label={fields.message} hint={words.messageHint} />
      <FileField words={words.attachment} progress={progress} />
      <RegionField words={words.region} />
      <PrivacyField words={words.privacy} />
      <EquationField
        label={fields.answer}
        words={words.challenge}
        challenge={challenge}
        onRetry={onRetryChallenge}
      />
    </>
  );
}

import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '../../../mfe-acquisition/offer/errors.ts';
import { type ChosenFile, pdf } from '../../../mfe-acquisition/service/testing/offer-form.ts';
import { filledForm, post } from './offer-sender.ts';
import { count, type Tally } from './tally.ts';
import { oneOf, pause, type Visitor } from './visitor.ts';

interface Mistake {
  status: number;
  code: ErrorCode;
  texts?: Record<string, string>;
  file?: () => ChosenFile;
}

const noise = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).fill(120);

/** What people do wrong, and what the intake has to tell them. */
const mistakes: Mistake[] = [
  { status: 422, code: 'required', texts: { lastName: '' } },
  { status: 422, code: 'answer_wrong', texts: { answer: '999' } },
  {
    status: 415,
    code: 'attachment_type',
    file: () => ({ name: 'Exposé.docx', type: 'application/msword', bytes: noise(3_000_000) }),
  },
  {
    status: 415,
    code: 'attachment_type',
    file: () => ({ name: 'Exposé.pdf', type: 'application/pdf', bytes: noise(200_000) }),
  },
  { status: 413, code: 'attachment_too_large', file: () => pdf(17 * 1024 * 1024) },
];

/** Sends forms with a mistake; each has to be told which. A 503 (see `postponed` of the others) is no mistake of theirs. */
export async function sendMistakes(visitor: Visitor, tally: Tally & { postponed: number }): Promise<void> {
  while (!visitor.signal.aborted) {
    const { status, code, texts = {}, file } = oneOf(mistakes, visitor.random);
    const answer = filledForm(visitor, texts, file?.()).then((form) =>
      'status' in form ? form : post(visitor, randomUUID(), form),
    );
    await count(
      tally,
      `a form with ${code}`,
      answer.then((answer) => {
        if (answer.status === 503 && answer.headers['retry-after']) {
          tally.postponed += 1;
          return { ms: answer.ms, fault: null };
        }
        const told = answer.status === status && JSON.parse(answer.body.toString()).code === code;
        return { ms: answer.ms, fault: told ? null : `answered with ${answer.status} ${answer.body}` };
      }),
    );
    await pause(visitor, 1_500, 4_000);
  }
}

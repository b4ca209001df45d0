import { type DocumentErrorCode, documentMessages } from '../../../offer/document-errors.ts';
import { documentsAction } from '../../../offer/documents.ts';
import type { text } from '../../../text/document-upload.ts';
import { type Answer, send } from '../offer-form/send.ts';

/** What came of one file: its number at the offer, or a sentence for the visitor. */
export type SentDocument = { number: number } | { problem: string };

type Failures = (typeof text.de)['failures'];

interface Sending {
  file: File;
  token: string;
  /** The idempotency key of this file: the same at every try. */
  key: string;
  onProgress: (part: number) => void;
  failures: Failures;
}

/** A field of an answer. Two are read, so they are looked up by hand: a parser would be a tenth of this page's own script. */
const fieldOf = (body: unknown, name: 'number' | 'code'): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** Posts one file and says what came of it. It never rejects. */
export async function sendDocument({
  file,
  token,
  key,
  onProgress,
  failures,
}: Sending): Promise<SentDocument> {
  const body = new FormData();
  body.append('attachment', file, file.name);
  const answer = await send({
    method: 'POST',
    path: documentsAction(token, key),
    headers: { Accept: 'application/json, application/problem+json' },
    body,
    onProgress,
  });
  return readAnswer(answer, failures);
}

function readAnswer(answer: Answer, failures: Failures): SentDocument {
  if (answer.kind !== 'answered') return { problem: failures[answer.kind] };
  const [number, code] = [fieldOf(answer.body, 'number'), fieldOf(answer.body, 'code')];
  if (answer.status === 201 && typeof number === 'number') return { number };
  if (typeof code === 'string') return { problem: sentenceFor(code, failures) };
  // A proxy before the service may refuse a large body in words of its own.
  return { problem: answer.status === 413 ? documentMessages.attachment_too_large : failures.unavailable };
}

/** What a refusal means for a document: most of the offer's own sentences say it, some speak of the message. */
export function sentenceFor(code: string, failures: Failures): string {
  switch (code) {
    case 'rate_limited':
      return failures.busy;
    case 'unavailable':
      return failures.unavailable;
    case 'attachment_share':
      return failures.share;
    default:
      return Object.hasOwn(documentMessages, code)
        ? documentMessages[code as DocumentErrorCode]
        : failures.rejected;
  }
}

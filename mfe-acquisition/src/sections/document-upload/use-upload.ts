import { useRef, useState } from 'react';
import { validateAttachment } from '../../../offer/attachment.ts';
import { documentMessages } from '../../../offer/document-errors.ts';
import type { text } from '../../../text/document-upload.ts';
import { randomUuid } from '../offer-form/random-uuid.ts';
import { sendDocument } from './send-document.ts';

/** A chosen file, and how far it is. */
export interface ChosenDocument {
  /** Its idempotency key. */
  key: string;
  file: File;
  state:
    | { kind: 'waiting' }
    /** How much of it has left, from 0 to 1. */
    | { kind: 'sending'; part: number }
    | { kind: 'added'; number: number }
    | { kind: 'failed'; problem: string };
}

/** What came of pressing the button. */
export interface UploadResult {
  added: number;
  failed: number;
}

/** The chosen files of a link, which are sent one after the other: each is accepted, or refused, by itself. */
export function useUpload(token: string, failures: (typeof text.de)['failures']) {
  const [documents, setDocuments] = useState<ChosenDocument[]>([]);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<UploadResult | null>(null);
  // A second press in the same moment must not send anything twice.
  const sending = useRef(false);

  const change = (key: string, state: ChosenDocument['state']) =>
    setDocuments((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  function choose(files: Iterable<File>) {
    const chosen = [...files].map((file): ChosenDocument => {
      const fault = validateAttachment(file);
      return {
        key: randomUuid(),
        file,
        state: fault ? { kind: 'failed', problem: documentMessages[fault] } : { kind: 'waiting' },
      };
    });
    setResult(null);
    setDocuments((all) => [...all, ...chosen]);
  }

  const remove = (key: string) => setDocuments((all) => all.filter((one) => one.key !== key));

  /** Sends what has not arrived yet. What the rules of the form refuse would be refused by the service too. */
  async function sendAll() {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setResult(null);
    const sum: UploadResult = { added: 0, failed: 0 };
    for (const { key, file, state } of documents) {
      if (state.kind === 'added') continue;
      const fault = validateAttachment(file);
      if (!fault) {
        change(key, { kind: 'sending', part: 0 });
        const sent = await sendDocument({
          ...{ file, token, key, failures },
          onProgress: (part) => change(key, { kind: 'sending', part }),
        });
        const isAdded = 'number' in sent;
        change(key, isAdded ? { kind: 'added', ...sent } : { kind: 'failed', ...sent });
        sum[isAdded ? 'added' : 'failed'] += 1;
      } else sum.failed += 1;
    }
    sending.current = false;
    setBusy(false);
    setResult(sum);
  }

  return { documents, busy, result, choose, remove, sendAll };
}

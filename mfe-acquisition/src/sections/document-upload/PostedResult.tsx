import { documentAdded } from '../../../offer/documents.ts';
import type { text } from '../../../text/document-upload.ts';
import styles from './DocumentUpload.module.css';
import { sentenceFor } from './send-document.ts';

/** What came of what a form without JavaScript has sent: it led here, and the page's address says it. */
export function PostedResult({ result, words }: { result: string; words: typeof text.de }) {
  if (result === '') return null;
  if (result === documentAdded) {
    return (
      <div role="status" className={styles.success}>
        <p>{words.result.added}</p>
      </div>
    );
  }
  return (
    <div role="alert" className={styles.refusal}>
      <p>
        <strong>{words.result.refused}</strong> {sentenceFor(result, words.failures)}
      </p>
    </div>
  );
}

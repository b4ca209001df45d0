import { useLayoutEffect, useRef } from 'react';
import type { text } from '../../../text/document-upload.ts';
import styles from './DocumentUpload.module.css';
import type { UploadResult } from './use-upload.ts';

interface UploadStatusProps {
  /** Null until something was sent. */
  result: UploadResult | null;
  words: (typeof text.de)['form'];
}

/** Says what came of the files as a whole, and takes the focus. */
export function UploadStatus({ result, words }: UploadStatusProps) {
  const box = useRef<HTMLDivElement>(null);
  // With the change itself: no moment in which the message is there and the focus is not.
  useLayoutEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  if (!result) return null;
  const { added, failed } = result;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={failed > 0 ? 'alert' : 'status'}
      className={failed > 0 ? styles.refusal : styles.success}
    >
      <p>{failed > 0 ? words.someFailed(failed) : words.allAdded(added)}</p>
    </div>
  );
}

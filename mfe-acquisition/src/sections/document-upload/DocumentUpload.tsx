import { useText } from '@goldbraun/shared/contract';
import { Button } from '@goldbraun/shared/sections/button/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { documentsAction } from '../../../offer/documents.ts';
import { text } from '../../../text/document-upload.ts';
import { FieldError } from '../offer-form/fields/FieldError.tsx';
import { useStarted } from '../offer-form/use-started.ts';
import { ChosenDocuments } from './ChosenDocuments.tsx';
import { DocumentsField } from './DocumentsField.tsx';
import styles from './DocumentUpload.module.css';
import type { OpenLink } from './opened-link.ts';
import { PostedResult } from './PostedResult.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useUpload } from './use-upload.ts';

const errorId = 'documents-error';

/**
 * Sends files for an offer. Without JavaScript it is a plain form of one file, whose answer is this page again; with it, several
 * files, each with its progress and its own result.
 */
export function DocumentUpload({ link }: { link: OpenLink }) {
  const words = useText(text);
  const { form } = words;
  const started = useStarted();
  const field = useRef<HTMLInputElement>(null);
  const upload = useUpload(link.token, words.failures);
  const [isEmpty, setEmpty] = useState(false);
  const { documents, busy, result, choose } = upload;
  const hasFailed = documents.some(({ state }) => state.kind === 'failed');

  const take = (input: HTMLInputElement) => {
    choose([...(input.files ?? [])]);
    setEmpty(false);
    // The list has them now, and the same file may be chosen again.
    input.value = '';
  };

  // Chosen before this script came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come; `take` is new at each rendering
  useEffect(() => {
    if (field.current?.files?.length) take(field.current);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nothingLeft = documents.every(({ state }) => state.kind === 'added');
    setEmpty(nothingLeft);
    if (nothingLeft) field.current?.focus();
    else void upload.sendAll();
  };

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={documentsAction(link.token, link.formKey)}
      aria-label={form.name}
      noValidate={started}
      onSubmit={submit}
      className={styles.form}
    >
      <h2 className={styles.title}>{form.title}</h2>
      {documents.length === 0 ? <PostedResult result={link.result} words={words} /> : null}
      <DocumentsField
        ref={field}
        many={started}
        words={form}
        errorId={isEmpty ? errorId : undefined}
        onChoose={take}
      />
      <FieldError id={errorId} message={isEmpty ? form.nothing : undefined} />
      <ChosenDocuments documents={documents} busy={busy} words={form} onRemove={upload.remove} />
      <UploadStatus result={result} words={form} />
      <Button
        type="submit"
        aria-disabled={busy || undefined}
        // The press leaves the focus where it is until the click, so that nothing moves under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {busy ? form.sending : hasFailed ? form.sendAgain : form.send}
      </Button>
    </form>
  );
}

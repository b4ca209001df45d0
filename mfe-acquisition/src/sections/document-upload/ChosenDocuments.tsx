import { Icon } from '@goldbraun/shared/sections/icon/Icon';
import { checkIcon, fileIcon, trashIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import type { text } from '../../../text/document-upload.ts';
import fileStyles from '../offer-form/fields/FileField.module.css';
import { fileSize } from '../offer-form/fields/file-size.ts';
import styles from './DocumentUpload.module.css';
import type { ChosenDocument } from './use-upload.ts';

type Words = (typeof text.de)['form'];

interface ChosenDocumentsProps {
  documents: ChosenDocument[];
  busy: boolean;
  words: Words;
  onRemove: (key: string) => void;
}

/** The chosen files with what became of each. What has arrived can't be taken back here. */
export function ChosenDocuments({ documents, busy, words, onRemove }: ChosenDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.list}>
      {documents.map(({ key, file, state }) => (
        <li key={key} className={fileStyles.chosen}>
          <Icon path={state.kind === 'added' ? checkIcon : fileIcon} className={styles[state.kind]} />
          <span className={`${fileStyles.name} ${styles.name}`}>
            {file.name}
            <span className={styles.state}>
              {fileSize(file.size)},{' '}
              <span className={state.kind === 'failed' ? styles.problem : undefined}>
                {sentenceOf(state, words)}
              </span>
            </span>
          </span>
          {state.kind === 'added' || busy ? null : (
            <button
              type="button"
              className={fileStyles.remove}
              aria-label={words.remove(file.name)}
              onClick={() => onRemove(key)}
            >
              <Icon path={trashIcon} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(state: ChosenDocument['state'], { states }: Words): string {
  switch (state.kind) {
    case 'waiting':
      return states.waiting;
    case 'sending':
      return state.part < 1 ? states.sending(Math.round(state.part * 100)) : states.checking;
    case 'added':
      return states.added(state.number);
    case 'failed':
      return state.problem;
  }
}

import type { neededDocuments } from '../../../text/de/needed-documents.ts';
import styles from './AfterSending.module.css';

/** The documents that help to judge a plot, each with where to get it. */
export function DocumentList({ items }: Pick<typeof neededDocuments, 'items'>) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, where }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{where}</dd>
        </div>
      ))}
    </dl>
  );
}

import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { unansweredText as text } from '../../text/de/unanswered.ts';
import styles from '../layout/RemoteFallback.module.css';

interface UnansweredProps {
  /** The page's path. */
  path: string;
}

/**
 * Stands in the place of a page whose search could not be rendered. It is made once for all questions: the link without an
 * address leads to the one that the browser shows, so to the same question again.
 */
export function Unanswered({ path }: UnansweredProps) {
  return (
    <div className={styles.fallback}>
      <div className={styles.content}>
        <h1>{text.title}</h1>
        <p className={styles.text}>{text.text}</p>
        <div className={styles.actions}>
          <ButtonLink href="">{text.retry}</ButtonLink>
          <ButtonLink href={path} variant="secondary">
            {text.withoutSearch}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture.tsx';
import styles from './PictureGround.module.css';

/** A picture as wide as the window, darkened so far that white words can be read on it, with content above. */
export function PictureGround({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <section className={styles.ground}>
      <div className={styles.picture}>
        <Picture role="hero" src={picture} alt="" />
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

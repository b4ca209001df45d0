import { Picture } from '@goldbraun/shared/sections/picture/Picture';
import styles from './Collage.module.css';

/** The full-width picture of six places. */
export function Collage({ src, alt }: { src: string; alt: string }) {
  return (
    <div className={styles.collage}>
      <Picture role="hero" src={src} alt={alt} />
    </div>
  );
}

import styles from './Portrait.module.css';

/** A drawn face. It has no alternative text, since the name beside it says who it is. */
export function Portrait({ src }: { src: string }) {
  return <img className={styles.portrait} src={src} alt="" width="80" height="80" loading="lazy" />;
}

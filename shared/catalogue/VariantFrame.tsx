import { type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './Catalogue.module.css';

/**
 * One variant in a frame of its own, so that its media queries see the chosen width, and as high as its content.
 * The lightbox fills the frame as it fills a window.
 */
export function VariantFrame({ path, name, width }: { path: string; name: string; width: string }) {
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);

  const followHeight = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const content = frame.contentDocument?.body;
    if (!content) return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => {
      frame.style.height = `${content.offsetHeight}px`;
    });
    observer.current.observe(content);
  };
  return (
    <section>
      <h2 className={styles.variant}>
        {name} <a href={path}>open alone</a>
      </h2>
      <div className={styles.stage}>
        <iframe className={styles.frame} src={path} title={name} style={{ width }} onLoad={followHeight} />
      </div>
    </section>
  );
}

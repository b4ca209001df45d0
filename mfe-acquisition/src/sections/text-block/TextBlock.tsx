import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { downloadIcon } from '@goldbraun/shared/sections/icon/icon-paths';
import { Picture } from '@goldbraun/shared/sections/picture/Picture';
import { Section } from '@goldbraun/shared/sections/section/Section';
import styles from './TextBlock.module.css';

interface TextBlockProps {
  title: string;
  text: string;
  picture: { src: string; alt: string };
  /** A file that opens or downloads. */
  file?: { label: string; href: string };
  /** Puts the picture on the right. */
  switched?: boolean;
}

/** A text beside a picture, with or without a file to take along. */
export function TextBlock({ title, text, picture, file, switched = false }: TextBlockProps) {
  return (
    <Section>
      <div className={switched ? `${styles.block} ${styles.switched}` : styles.block}>
        <div className={styles.picture}>
          <Picture role="wide" sizes="(width >= 1232px) 584px, (width >= 1024px) 48vw, 94vw" {...picture} />
        </div>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
          {file ? (
            <ButtonLink variant="secondary" href={file.href} icon={downloadIcon}>
              {file.label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

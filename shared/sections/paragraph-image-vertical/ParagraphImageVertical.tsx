import { Html } from '../html/Html.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Section, type SectionTone } from '../section/Section.tsx';
import styles from './ParagraphImageVertical.module.css';

export interface ParagraphImageVerticalProps {
  title: string;
  picture: { src: string; alt: string };
  /** HTML; several paragraphs stand in two columns from 1024 px up. */
  text: string;
  tone?: SectionTone;
}

/** Title, then picture, then text. */
export function ParagraphImageVertical({ title, picture, text, tone }: ParagraphImageVerticalProps) {
  return (
    <Section tone={tone} title={title}>
      <div className={styles.picture}>
        <Picture role="wide" {...picture} />
      </div>
      <Html className={styles.text} html={text} />
    </Section>
  );
}

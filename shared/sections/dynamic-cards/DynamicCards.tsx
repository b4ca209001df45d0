import { Card } from '../card/Card.tsx';
import { Html } from '../html/Html.tsx';
import { type LinkTarget, linkTarget } from '../link/link-target.ts';
import { Section, type SectionTone } from '../section/Section.tsx';
import styles from './DynamicCards.module.css';

type DynamicCardLink =
  /** The id of a section of this page that the button scrolls to. */
  { action: string; link?: undefined } | { link: LinkTarget; action?: undefined };

export type DynamicCardItem = {
  title: string;
  subtitle?: string;
  text: string;
  button: string;
  picture?: { src: string; alt: string };
} & DynamicCardLink;

export interface DynamicCardsProps {
  title?: string;
  text?: string;
  items: readonly DynamicCardItem[];
  /** Columns of twelve that a card takes from 1024 px up. */
  span?: 3 | 4 | 6 | 12;
  tone?: SectionTone;
}

const hrefOf = (item: DynamicCardItem): string => {
  if (item.action !== undefined) return `#${item.action}`;
  const target = linkTarget(item.link);
  return 'to' in target ? target.to : target.href;
};

/** An optional title and text, then a grid of cards. */
export function DynamicCards({ title, text, items, span = 4, tone = 'white' }: DynamicCardsProps) {
  return (
    <Section tone={tone} title={title}>
      {text ? <Html as="p" className={styles.text} html={text} /> : null}
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.title} className={styles[`span${span}`]}>
            <Card
              title={item.title}
              subtitle={item.subtitle}
              text={item.text}
              button={item.button}
              picture={item.picture}
              to={hrefOf(item)}
              level={title === undefined ? 'h2' : 'h3'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

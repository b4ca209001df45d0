import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Html } from '../html/Html.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowRightIcon } from '../icon/icon-paths.ts';
import { type LinkTarget, linkTarget } from '../link/link-target.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './Hero.module.css';
import { heroSizes } from './hero-sizes.ts';

/** A list whose first entry is 'sendback' asks the page to show the contact form instead of leading elsewhere. */
export type HeroLink = LinkTarget | readonly ['sendback', ...string[]];

export interface HeroProps {
  /** At most eight words; may contain HTML. */
  title: string;
  text?: string;
  picture: { src: string; alt: string };
  level?: 'h1' | 'h2';
  /** Where the gold block stands from 1024 px up. */
  position?: 'right' | 'left' | 'center';
  /** From 1024 px up the picture is 1920 × 856 and as wide as the window when big, else 1168 × 520. */
  size?: 'big' | 'normal';
  button?: { text: string; link: HeroLink };
  /** Called for a 'sendback' link. */
  onSendback?: () => void;
  /** For the hero on the first screen. */
  priority?: boolean;
}

/** One picture, a headline on a solid gold block that overlaps it by 48 px, and one button. */
export function Hero({
  title,
  text,
  picture,
  level = 'h2',
  position = 'right',
  size = 'normal',
  button,
  onSendback,
  priority,
}: HeroProps) {
  return (
    <div className={`${styles.hero} ${styles[size]} ${styles[position]}`}>
      <div className={styles.picture}>
        <Picture role="hero" sizes={heroSizes[size]} priority={priority} {...picture} />
      </div>
      <div className={styles.place}>
        <div className={styles.block}>
          <Html as={level} className={styles.title} html={title} />
          {text || button ? (
            <div className={styles.words}>
              {text ? <Html as="p" className={styles.text} html={text} /> : null}
              {button ? <HeroButton {...button} onSendback={onSendback} /> : null}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function HeroButton({ text, link, onSendback }: { text: string; link: HeroLink; onSendback?: () => void }) {
  if (typeof link === 'string') return <ButtonLink {...linkTarget(link)}>{text}</ButtonLink>;
  return (
    <Button onClick={onSendback}>
      {text}
      <Icon path={arrowRightIcon} />
    </Button>
  );
}

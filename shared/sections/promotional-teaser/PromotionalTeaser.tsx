import { ButtonLink } from '../button/ButtonLink.tsx';
import { Html } from '../html/Html.tsx';
import { type LinkTarget, linkTarget } from '../link/link-target.ts';
import { PictureGround } from '../picture-ground/PictureGround.tsx';
import styles from './PromotionalTeaser.module.css';

export interface PromotionalTeaserProps {
  title: string;
  text?: string;
  /** The ground; it lies under a scrim and says nothing that the words don't. */
  background: string;
  button?: { text: string; link: LinkTarget; external?: boolean };
}

/** White words over a darkened picture as wide as the window. */
export function PromotionalTeaser({ title, text, background, button }: PromotionalTeaserProps) {
  return (
    <PictureGround picture={background}>
      <div className={styles.words}>
        <Html as="h2" className={styles.title} html={title} />
        {text ? <Html as="p" className={styles.text} html={text} /> : null}
        {button ? (
          button.external ? (
            <ButtonLink href={button.link} external>
              {button.text}
            </ButtonLink>
          ) : (
            <ButtonLink {...linkTarget(button.link)}>{button.text}</ButtonLink>
          )
        ) : null}
      </div>
    </PictureGround>
  );
}

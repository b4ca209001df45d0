import type { CataloguePage } from '../catalogue-page.ts';
import { page as brandSign } from './brand-sign.tsx';
import { page as button } from './button.tsx';
import { page as card } from './card.tsx';
import { page as conversionTeaser } from './conversion-teaser.tsx';
import { page as dividers } from './dividers.tsx';
import { page as dynamicCards } from './dynamic-cards.tsx';
import { page as gallery } from './gallery.tsx';
import { page as hero } from './hero.tsx';
import { page as horizontalCard } from './horizontal-card.tsx';
import { page as html } from './html.tsx';
import { page as icon } from './icon.tsx';
import { page as lightbox } from './lightbox.tsx';
import { page as paragraphImageVertical } from './paragraph-image-vertical.tsx';
import { page as parts } from './parts.tsx';
import { page as picture } from './picture.tsx';
import { page as pictureGround } from './picture-ground.tsx';
import { page as portrait } from './portrait.tsx';
import { page as promotionalTeaser } from './promotional-teaser.tsx';
import { page as section } from './section.tsx';
import { page as threeStamps } from './three-stamps.tsx';
import { page as twoCards } from './two-cards.tsx';
import { page as visuallyHidden } from './visually-hidden.tsx';

/** All pages: first the sections as they stand on a page of the site, then what these are made of. */
export const pages: readonly CataloguePage[] = [
  hero,
  conversionTeaser,
  threeStamps,
  gallery,
  lightbox,
  horizontalCard,
  dynamicCards,
  paragraphImageVertical,
  dividers,
  promotionalTeaser,
  twoCards,
  card,
  parts,
  section,
  button,
  picture,
  pictureGround,
  portrait,
  icon,
  html,
  brandSign,
  visuallyHidden,
];

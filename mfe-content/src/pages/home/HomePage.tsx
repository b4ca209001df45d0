import { brand } from '@goldbraun/shared/brand/brand.ts';
import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser.tsx';
import { Hero } from '@goldbraun/shared/sections/hero/Hero.tsx';
import { HorizontalCard } from '@goldbraun/shared/sections/horizontal-card/HorizontalCard.tsx';
import { ParagraphImageVertical } from '@goldbraun/shared/sections/paragraph-image-vertical/ParagraphImageVertical.tsx';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload.ts';
import { Section } from '@goldbraun/shared/sections/section/Section.tsx';
import { ThreeStamps } from '@goldbraun/shared/sections/three-stamps/ThreeStamps.tsx';
import { TwoCards } from '@goldbraun/shared/sections/two-cards/TwoCards.tsx';
import { ConceptCards } from '../../sections/concept-cards/ConceptCards.tsx';
import { useNoPresetSubject } from '../../subject/use-no-preset-subject.ts';
import { textPage } from '../../text-page/text-page.ts';
import { Collage } from './Collage.tsx';
import { HomeIntro } from './HomeIntro.tsx';

const page = textPage(
  () => import(/* webpackChunkName: "home-text" */ '../../../text/home.ts'),
  // Below 1325 px the mobile layout shows a picture that the browser finds early enough by itself.
  (src) => picturePreload(src, 'hero', undefined, '(min-width: 1325px)'),
);
export const { loader, handle } = page;

export function Component() {
  const text = page.useText();
  useNoPresetSubject();
  return (
    <>
      <HomeIntro {...text.h1intro} />
      <Section>
        <Hero {...text.hero} button={{ text: text.hero.button, link: 'locations' }} position="left" />
      </Section>
      <ThreeStamps title={text.stamps.title} stamps={text.stamps.items} />
      <ParagraphImageVertical {...text.paragraph} />
      <ConceptCards {...text.concepts} />
      <TwoCards {...text.benefits} />
      <Collage {...text.collage} />
      <ConversionTeaser {...text.contact} link="contact" />
      <HorizontalCard {...text.brochure} external={brand.brochurePdf} />
      <HorizontalCard {...text.neighbour} link="company" switched tone="cream" />
    </>
  );
}

import { brand } from '@goldbraun/shared/brand/brand';
import { Slot } from '@goldbraun/shared/contract';
import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser';
import { Hero } from '@goldbraun/shared/sections/hero/Hero';
import { HorizontalCard } from '@goldbraun/shared/sections/horizontal-card/HorizontalCard';
import { ParagraphImageVertical } from '@goldbraun/shared/sections/paragraph-image-vertical/ParagraphImageVertical';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { ThreeStamps } from '@goldbraun/shared/sections/three-stamps/ThreeStamps';
import { TwoCards } from '@goldbraun/shared/sections/two-cards/TwoCards';
import { ConceptCards } from '../../sections/concept-cards/ConceptCards.tsx';
import { useNoPresetSubject } from '../../subject/use-no-preset-subject.ts';
import { textPage } from '../../text-page/text-page.ts';
import { Collage } from './Collage.tsx';
import { HomeIntro } from './HomeIntro.tsx';

const page = textPage(
  () => import(/* webpackChunkName: "home-text", webpackPreload: true */ '../../../text/home.ts'),
  // Below 1325 px the mobile layout shows a picture that the browser finds early enough by itself.
  (src) => picturePreload(src, 'hero', undefined, '(min-width: 1325px)'),
);
export const { loader, handle } = page;

export function Component() {
  const text = page.useText();
  useNoPresetSubject();
  return (
    <Parts>
      <HomeIntro {...text.h1intro} />
      <Section>
        <Hero {...text.hero} button={{ text: text.hero.button, link: 'locations' }} position="left" />
      </Section>
      <ThreeStamps title={text.stamps.title} stamps={text.stamps.items} />
      <ParagraphImageVertical {...text.paragraph} />
      <ConceptCards {...text.concepts} />
      <Slot name="mfe-acquisition/FitStart" fallback={null} />
      <TwoCards {...text.benefits} />
      <Collage {...text.collage} />
      <ConversionTeaser {...text.contact} link="contact" />
      <HorizontalCard {...text.brochure} external={brand.brochurePdf} />
      <HorizontalCard {...text.neighbour} link="company" switched tone="cream" />
    </Parts>
  );
}

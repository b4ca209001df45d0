import { brand } from '@goldbraun/shared/brand/brand';
import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser';
import { Gallery } from '@goldbraun/shared/sections/gallery/Gallery';
import { Hero } from '@goldbraun/shared/sections/hero/Hero';
import { HorizontalCard } from '@goldbraun/shared/sections/horizontal-card/HorizontalCard';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { ConceptCards } from '../../sections/concept-cards/ConceptCards.tsx';
import { FactList } from '../../sections/fact-list/FactList.tsx';
import { FeatureList } from '../../sections/feature-list/FeatureList.tsx';
import { PageIntro } from '../../sections/page-intro/PageIntro.tsx';
import { Paragraph } from '../../sections/paragraph/Paragraph.tsx';
import { textPage } from '../../text-page/text-page.ts';

const page = textPage(
  () => import(/* webpackChunkName: "company-text", webpackPreload: true */ '../../../text/company.ts'),
);
export const { loader, handle } = page;

export function Component() {
  const text = page.useText();
  return (
    <Parts>
      <PageIntro {...text.h1intro} />
      <Paragraph {...text.paragraph} />
      <Section tone="cream" title={text.facts.title}>
        <FactList facts={text.facts.items} />
      </Section>
      <FeatureList {...text.features} />
      <Gallery gallery={text.gallery} />
      <Section>
        <Hero {...text.hero} button={{ text: text.hero.button, link: 'news' }} position="left" />
      </Section>
      <HorizontalCard {...text.careers} external={brand.careers} tone="cream" />
      <ConversionTeaser {...text.teaser} link="contact" tone="green" />
      <ConceptCards {...text.concepts} />
    </Parts>
  );
}

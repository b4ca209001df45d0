import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser';
import { Gallery } from '@goldbraun/shared/sections/gallery/Gallery';
import { Hero } from '@goldbraun/shared/sections/hero/Hero';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { ConceptCards } from '../../sections/concept-cards/ConceptCards.tsx';
import { FactList } from '../../sections/fact-list/FactList.tsx';
import { FeatureList } from '../../sections/feature-list/FeatureList.tsx';
import { PageIntro } from '../../sections/page-intro/PageIntro.tsx';
import { Paragraph } from '../../sections/paragraph/Paragraph.tsx';
import { textPage } from '../../text-page/text-page.ts';

const page = textPage(
  () => import(/* webpackChunkName: "future-text", webpackPreload: true */ '../../../text/future.ts'),
);
export const { loader, handle } = page;

export function Component() {
  const text = page.useText();
  return (
    <Parts>
      <PageIntro {...text.h1intro} />
      <Paragraph {...text.paragraph}>
        <FactList facts={text.facts} />
      </Paragraph>
      <Gallery gallery={text.gallery} tone="cream" />
      <Section>
        <Hero {...text.hero} button={{ text: text.hero.button, link: text.hero.link }} position="center" />
      </Section>
      <FeatureList {...text.features} />
      <ConversionTeaser {...text.teaser} link="contact" />
      <ConceptCards {...text.concepts} />
    </Parts>
  );
}

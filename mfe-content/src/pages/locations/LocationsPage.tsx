import { Slot } from '@goldbraun/shared/contract';
import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser';
import { DynamicCards } from '@goldbraun/shared/sections/dynamic-cards/DynamicCards';
import { Gallery } from '@goldbraun/shared/sections/gallery/Gallery';
import { Hero } from '@goldbraun/shared/sections/hero/Hero';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { ConceptCards } from '../../sections/concept-cards/ConceptCards.tsx';
import { FactList } from '../../sections/fact-list/FactList.tsx';
import { PageIntro } from '../../sections/page-intro/PageIntro.tsx';
import { Paragraph } from '../../sections/paragraph/Paragraph.tsx';
import { textPage } from '../../text-page/text-page.ts';

const page = textPage(
  () => import(/* webpackChunkName: "locations-text", webpackPreload: true */ '../../../text/locations.ts'),
);
export const { loader, handle } = page;

export function Component() {
  const text = page.useText();
  return (
    <Parts>
      <PageIntro {...text.h1intro} />
      <Paragraph title={text.driveThrough.title} text={text.driveThrough.text}>
        <FactList facts={text.driveThrough.facts} />
      </Paragraph>
      <Paragraph title={text.inStore.title} text={text.inStore.text} tone="cream">
        <FactList facts={text.inStore.facts} />
      </Paragraph>
      <Slot name="mfe-content/RestaurantSearch" fallback={null} />
      <Slot name="mfe-acquisition/FitStart" fallback={null} />
      <Section>
        <Hero {...text.hero} button={{ text: text.hero.button, link: 'about' }} position="left" />
      </Section>
      <Gallery gallery={text.gallery} />
      <DynamicCards {...text.references} span={3} tone="cream" />
      <ConversionTeaser {...text.teaser} link="acquisition" />
      <ConceptCards {...text.concepts} />
    </Parts>
  );
}

import { brand } from '@goldbraun/shared/brand/brand.ts';
import { type PageHandle, useText } from '@goldbraun/shared/contract/index.ts';
import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser.tsx';
import { Hero } from '@goldbraun/shared/sections/hero/Hero.tsx';
import { HorizontalCard } from '@goldbraun/shared/sections/horizontal-card/HorizontalCard.tsx';
import { ParagraphImageVertical } from '@goldbraun/shared/sections/paragraph-image-vertical/ParagraphImageVertical.tsx';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload.ts';
import { Section } from '@goldbraun/shared/sections/section/Section.tsx';
import { ThreeStamps } from '@goldbraun/shared/sections/three-stamps/ThreeStamps.tsx';
import { TwoCards } from '@goldbraun/shared/sections/two-cards/TwoCards.tsx';
import { useLoaderData } from 'react-router-dom';
import type { text as homeText } from '../../../text/home.ts';
import { ConceptCards } from '../../sections/concept-cards/ConceptCards.tsx';
import { useNoPresetSubject } from '../../subject/use-no-preset-subject.ts';
import { Collage } from './Collage.tsx';
import { HomeIntro } from './HomeIntro.tsx';

interface HomeData {
  table: typeof homeText;
}

/** The first page of a visit has the text in its document already; only a later one downloads it. */
export async function loader(): Promise<HomeData> {
  const { text } = await import(/* webpackChunkName: "home-text" */ '../../../text/home.ts');
  return { table: text };
}

export const handle: PageHandle<HomeData> = {
  meta: ({ data: { table } }) => ({
    title: table.de.metaTitle,
    description: table.de.metaDescription,
    // Below 1325 px the mobile layout shows a picture that the browser finds early enough by itself.
    preload: picturePreload(table.de.h1intro.picture.src, 'hero', undefined, '(min-width: 1325px)'),
  }),
};

export function Component() {
  const text = useText(useLoaderData<HomeData>().table);
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

import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser';
import type { DynamicCardItem } from '@goldbraun/shared/sections/dynamic-cards/DynamicCards';
import { Gallery } from '@goldbraun/shared/sections/gallery/Gallery';
import type { GalleryEntity } from '@goldbraun/shared/sections/gallery/gallery-pictures';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { useNoPresetSubject } from '../../subject/use-no-preset-subject.ts';
import { ConceptCards } from '../concept-cards/ConceptCards.tsx';
import { type Fact, FactList } from '../fact-list/FactList.tsx';
import { PageIntro } from '../page-intro/PageIntro.tsx';
import { Paragraph } from '../paragraph/Paragraph.tsx';

interface CityPageProps {
  h1intro: { title: string; text: string; picture: { src: string; alt: string } };
  paragraph: { title: string; text: string };
  facts: readonly Fact[];
  /** Shown if it has a path and pictures. */
  gallery: GalleryEntity;
  teaser: { title: string; text: string; button: string };
  concepts: { title: string; items: readonly DynamicCardItem[] };
}

/** What the gallery pages of the three cities have in common: all but their words and pictures. */
export function CityPage({ h1intro, paragraph, facts, gallery, teaser, concepts }: CityPageProps) {
  useNoPresetSubject();
  return (
    <Parts>
      <PageIntro {...h1intro} />
      <Paragraph {...paragraph}>
        <FactList facts={facts} />
      </Paragraph>
      {gallery.path !== '' && gallery.noOfImages > 0 ? <Gallery gallery={gallery} tone="cream" /> : null}
      <ConversionTeaser {...teaser} link="acquisition" tone="green" big />
      <ConceptCards {...concepts} />
    </Parts>
  );
}

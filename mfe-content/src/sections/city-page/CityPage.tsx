import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser.tsx';
import type { DynamicCardItem } from '@goldbraun/shared/sections/dynamic-cards/DynamicCards.tsx';
import { useNoPresetSubject } from '../../subject/use-no-preset-subject.ts';
import { ConceptCards } from '../concept-cards/ConceptCards.tsx';
import { type Fact, FactList } from '../fact-list/FactList.tsx';
import { PageIntro } from '../page-intro/PageIntro.tsx';
import { Paragraph } from '../paragraph/Paragraph.tsx';

interface CityPageProps {
  h1intro: { title: string; text: string; picture: { src: string; alt: string } };
  paragraph: { title: string; text: string };
  facts: readonly Fact[];
  teaser: { title: string; text: string; button: string };
  concepts: { title: string; items: readonly DynamicCardItem[] };
}

/** What the gallery pages of the three cities have in common: all but their words and pictures. */
export function CityPage({ h1intro, paragraph, facts, teaser, concepts }: CityPageProps) {
  useNoPresetSubject();
  return (
    <>
      <PageIntro {...h1intro} />
      <Paragraph {...paragraph}>
        <FactList facts={facts} />
      </Paragraph>
      <ConversionTeaser {...teaser} link="acquisition" tone="green" big />
      <ConceptCards {...concepts} />
    </>
  );
}

import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser.tsx';
import { useNoPresetSubject } from '../../subject/use-no-preset-subject.ts';
import { ConceptCards } from '../concept-cards/ConceptCards.tsx';
import { PageIntro } from '../page-intro/PageIntro.tsx';
import { Paragraph } from '../paragraph/Paragraph.tsx';

interface CityPageProps {
  h1intro: { title: string; text: string; picture: { src: string; alt: string } };
  paragraph: { title: string; text: string };
  teaser: { title: string; text: string; button: string };
}

/** What the pages of the reference restaurants (three cities and Kiefersfelden) have in common. */
export function CityPage({ h1intro, paragraph, teaser }: CityPageProps) {
  useNoPresetSubject();
  return (
    <>
      <PageIntro {...h1intro} />
      <Paragraph {...paragraph} />
      <ConversionTeaser {...teaser} link="acquisition" tone="green" big />
      <ConceptCards />
    </>
  );
}

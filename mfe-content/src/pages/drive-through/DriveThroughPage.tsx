import { type PageHandle, useText } from '@goldbraun/shared/contract/index.ts';
import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser.tsx';
import { Section } from '@goldbraun/shared/sections/section/Section.tsx';
import { text as table } from '../../../text/drive-through.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { ConceptCards } from '../../sections/concept-cards/ConceptCards.tsx';
import { FactList } from '../../sections/fact-list/FactList.tsx';
import { PageIntro } from '../../sections/page-intro/PageIntro.tsx';
import { Paragraph } from '../../sections/paragraph/Paragraph.tsx';

export const handle: PageHandle = { meta: () => pageMeta(table.de) };

export function Component() {
  const text = useText(table);
  return (
    <>
      <PageIntro {...text.h1intro} />
      <Paragraph {...text.paragraph} />
      <Section tone="cream" title={text.facts.title}>
        <FactList facts={text.facts.items} />
      </Section>
      <ConversionTeaser {...text.teaser} link="acquisition" />
      <ConceptCards without="driveThrough" />
    </>
  );
}

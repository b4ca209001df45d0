import { type PageHandle, useText } from '@goldbraun/shared/contract/index.ts';
import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser.tsx';
import { text as table } from '../../../text/locations.ts';
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
      <Paragraph title={text.driveThrough.title} text={text.driveThrough.text}>
        <FactList facts={text.driveThrough.facts} />
      </Paragraph>
      <Paragraph title={text.inStore.title} text={text.inStore.text} tone="cream">
        <FactList facts={text.inStore.facts} />
      </Paragraph>
      <ConversionTeaser {...text.teaser} link="acquisition" />
      <ConceptCards />
    </>
  );
}

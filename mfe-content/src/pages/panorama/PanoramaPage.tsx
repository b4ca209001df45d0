import { ConversionTeaser } from '@goldbraun/shared/sections/conversion-teaser/ConversionTeaser';
import { ParagraphImageVertical } from '@goldbraun/shared/sections/paragraph-image-vertical/ParagraphImageVertical';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { ConceptCards } from '../../sections/concept-cards/ConceptCards.tsx';
import { PageIntro } from '../../sections/page-intro/PageIntro.tsx';
import { PanoramaTour } from '../../sections/panorama-tour/PanoramaTour.tsx';
import { useNoPresetSubject } from '../../subject/use-no-preset-subject.ts';
import { textPage } from '../../text-page/text-page.ts';

const page = textPage(
  () => import(/* webpackChunkName: "panorama-text", webpackPreload: true */ '../../../text/panorama.ts'),
);
export const { loader, handle } = page;

export function Component() {
  const text = page.useText();
  useNoPresetSubject();
  return (
    <Parts>
      <PageIntro {...text.h1intro} />
      <ParagraphImageVertical {...text.imageParagraph} />
      <PanoramaTour {...text} />
      <ConversionTeaser {...text.teaser} link="acquisition" tone="green" big />
      <ConceptCards {...text.concepts} />
    </Parts>
  );
}

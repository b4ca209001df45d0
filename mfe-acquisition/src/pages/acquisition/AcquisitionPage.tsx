import { brand } from '@goldbraun/shared/brand/brand';
import { keepFor, type PageHandle, Slot, useText } from '@goldbraun/shared/contract';
import { Dividers } from '@goldbraun/shared/sections/dividers/Dividers';
import { Hero } from '@goldbraun/shared/sections/hero/Hero';
import { heroSizes } from '@goldbraun/shared/sections/hero/hero-sizes';
import { HorizontalCard } from '@goldbraun/shared/sections/horizontal-card/HorizontalCard';
import { Parts } from '@goldbraun/shared/sections/parts/Parts';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload';
import { sharePicture } from '@goldbraun/shared/sections/picture/picture-roles';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { useLoaderData } from 'react-router-dom';
import type { text as acquisitionText } from '../../../text/acquisition.ts';
import { Benefits } from '../../sections/benefits/Benefits.tsx';
import { BrandLine } from '../../sections/brand-line/BrandLine.tsx';
import { Faq } from '../../sections/faq/Faq.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { GeneralContact } from '../../sections/general-contact/GeneralContact.tsx';
import { OfferSection } from '../../sections/offer-section/OfferSection.tsx';
import { Process } from '../../sections/process/Process.tsx';
import { RegionalContacts } from '../../sections/regional-contacts/RegionalContacts.tsx';
import { Requirements } from '../../sections/requirements/Requirements.tsx';
import { TextBlock } from '../../sections/text-block/TextBlock.tsx';

interface AcquisitionData {
  table: typeof acquisitionText;
}

/**
 * The first page of a visit has the text in its document already; only a later one downloads it. The site plan is the
 * same for all who ask for the same plot, so a page with one may be kept.
 */
export async function loader(): Promise<AcquisitionData | Response> {
  const { text } = await import(
    /* webpackChunkName: "acquisition-text", webpackPreload: true */ '../../../text/acquisition.ts'
  );
  return keepFor<AcquisitionData>('max-age=300', { table: text });
}

export const handle: PageHandle<AcquisitionData> = {
  header: false,
  meta: ({ data: { table } }) => ({
    title: table.de.metaTitle,
    description: table.de.metaDescription,
    preload: picturePreload(table.de.hero.picture.src, 'hero', heroSizes.big),
    share: sharePicture(table.de.hero.picture.src),
  }),
};

/** The landing page for owners who have a plot or a shop to offer. */
export function Component() {
  const words = useText(useLoaderData<AcquisitionData>().table);
  const { hero, homeCard } = words;
  const [siteBlock, checklistBlock] = words.blocks;
  return (
    <Parts>
      <BrandLine call={words.brandLine.call} />
      <Hero
        title={hero.title}
        text={hero.text}
        picture={hero.picture}
        level="h1"
        size="big"
        button={{ text: hero.button, link: '#openForm' }}
        priority
      />
      <Figures words={words.figures} />
      <RegionalContacts words={words.regions} />
      <TextBlock {...siteBlock} />
      <TextBlock
        {...checklistBlock}
        file={{ label: checklistBlock.button, href: brand.checklistPdf }}
        switched
      />
      <Benefits words={words.benefits} />
      <Requirements words={words.requirements} />
      <Slot name="mfe-acquisition/FitCheck" fallback={null} />
      <Slot
        name="mfe-acquisition/SitePlan"
        tone="cream"
        fallback={
          <Section tone="cream" title={words.sitePlan.title}>
            <p>{words.sitePlan.text}</p>
          </Section>
        }
      />
      <Process words={words.process} />
      <Dividers />
      <OfferSection words={words.formTeaser} />
      <GeneralContact words={words.generalContact} />
      <Faq words={words.faq} />
      <HorizontalCard
        title={homeCard.title}
        text={homeCard.text}
        button={homeCard.button}
        picture={homeCard.picture}
        link="home"
        tone="sand"
      />
    </Parts>
  );
}

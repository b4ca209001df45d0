import { useOutsideSystems, useText } from '@goldbraun/shared/contract';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { text } from '../../../text/panorama-frame.ts';
import { ExternalTour } from './ExternalTour.tsx';
import { TourFrame } from './TourFrame.tsx';

interface PanoramaTourProps {
  /** The name of the frame. */
  panoramaTitle: string;
  /** The site's own tour, which stands where no external one is configured. */
  panoramaLink: string;
}

/** The panorama tour in its frame of 600 px: the site's own, or an external one behind the visitor's consent. */
export function PanoramaTour({ panoramaTitle, panoramaLink }: PanoramaTourProps) {
  const { title } = useText(text);
  const { panorama } = useOutsideSystems();
  return (
    <Section tone="sand" title={title}>
      {panorama ? (
        <ExternalTour title={panoramaTitle} address={panorama} />
      ) : (
        <TourFrame title={panoramaTitle} address={panoramaLink} />
      )}
    </Section>
  );
}

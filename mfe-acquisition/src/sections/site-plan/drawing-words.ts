import { secondStreet } from '../../../site-plan/compass.ts';
import type { SitePlan } from '../../../site-plan/lay-out.ts';
import type { sitePlan } from '../../../text/de/site-plan.ts';
import { sizeInMetres } from './measures.ts';

/** What a drawing is called, and what is to be seen on it. */
export function drawingWords(plan: SitePlan, { drawing, form: { sides } }: typeof sitePlan) {
  const { street, corner } = plan.plot;
  return {
    title: drawing.title(sizeInMetres(plan.plot)),
    description: plan.fits
      ? drawing.fits(sides[street], corner ? sides[secondStreet(street)] : null)
      : drawing.misfit(sides[street], sizeInMetres(plan.needed)),
  };
}

import { layOut } from '../site-plan/lay-out.ts';
import type { Plot } from '../site-plan/plot.ts';
import { isAsked, queryOf, readAnswers, readPlot } from '../site-plan/read-plot.ts';
import { type BlockKind, queryIn } from './block.ts';

export const planBlock: BlockKind = { first: '„Auf Ihrem Grundstück“' };

const sides = { nord: 'Norden', ost: 'Osten', sued: 'Süden', west: 'Westen' } as const;
const metres = (value: number) => value.toLocaleString('de-DE', { maximumFractionDigits: 2 });

/** Size, street and what came of it, in a line. */
export function planLine(plot: Plot): string {
  const plan = layOut(plot);
  const result = plan.fits
    ? `passt, ${plan.stalls.all} Stellplätze`
    : `passt nicht, es fehlen ${plan.reasons
        .map(
          ({ what, missingMetres }) =>
            `${metres(missingMetres)}\u00a0m ${what === 'width' ? 'Breite' : 'Tiefe'}`,
        )
        .join(' und ')}`;
  const corner = plot.corner ? ', Eckgrundstück' : '';
  return `${metres(plot.width)} × ${metres(plot.depth)}\u00a0m, Straße im ${sides[plot.street]}${corner}: ${result}`;
}

/** The plot that a query describes; undefined if none, or none that can be drawn. */
export function plotIn(query: string): Plot | undefined {
  const answers = readAnswers(query);
  const plot = isAsked(answers) ? readPlot(answers) : undefined;
  return plot && 'problems' in plot ? undefined : plot;
}

/**
 * The plan that a query asks for, as a message has it; undefined if it asks for none.
 * @param page the address of the page on which it is drawn
 */
export function planSummary(query: string, page: string): string | undefined {
  const plot = plotIn(query);
  return plot && `${planBlock.first} ${planLine(plot)}\n${page}?${queryOf(readAnswers(query))}`;
}

/** The plot whose plan a message holds. */
export const plotOf = (message: string): Plot | undefined => plotIn(queryIn(message, planBlock));

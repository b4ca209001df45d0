import { useText } from '@goldbraun/shared/contract';
import type { Plot } from '../../../site-plan/plot.ts';
import { text as table } from '../../../text/site-plan.ts';
import { inGerman } from './measures.ts';
import { PlanHandle } from './PlanHandle.tsx';
import { useDrag, type WhileDragging } from './use-drag.ts';
import type { View } from './view.ts';

interface PlanHandlesProps extends WhileDragging {
  plot: Plot;
  view: View;
  /** Called with the plot as it is to be. */
  onResize: (size: { width: number; depth: number }) => void;
}

/** Parts of the edges at which their handles are: beside what else stands there. */
const PLACE = { x: 0.36, y: 0.62 };

/** What the plot can be taken by: its far sides, also by keyboard, and the corner between them. */
export function PlanHandles({ plot, view, onResize, ...rest }: PlanHandlesProps) {
  const { drawing } = useText(table);
  const grab = useDrag({ plot, view, onResize, ...rest });
  const { width, depth } = plot;
  const said = (metres: number) => drawing.metres(inGerman(metres));
  return (
    <>
      <PlanHandle
        view={view}
        place={{ x: width, y: depth }}
        along="both"
        onGrab={grab({ width: true, depth: true })}
      />
      <PlanHandle
        view={view}
        place={{ x: width, y: depth * PLACE.y }}
        along="x"
        onGrab={grab({ width: true, depth: false })}
        slider={{
          label: drawing.width,
          value: width,
          text: said(width),
          onChange: (metres) => onResize({ width: metres, depth }),
        }}
      />
      <PlanHandle
        view={view}
        place={{ x: width * PLACE.x, y: depth }}
        along="y"
        onGrab={grab({ width: false, depth: true })}
        slider={{
          label: drawing.depth,
          value: depth,
          text: said(depth),
          onChange: (metres) => onResize({ width, depth: metres }),
        }}
      />
    </>
  );
}

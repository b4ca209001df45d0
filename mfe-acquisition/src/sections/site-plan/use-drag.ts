import type { PointerEvent } from 'react';
import { turnedBack } from '../../../site-plan/compass.ts';
import type { Plot } from '../../../site-plan/plot.ts';
import { bounded } from './slider-keys.ts';
import type { View } from './view.ts';

export interface WhileDragging {
  /** Called with the view that holds as long as the drag does, and with null at its end. */
  onDragging: (view: View | null) => void;
}

interface Drag extends WhileDragging {
  plot: Plot;
  view: View;
  onResize: (size: { width: number; depth: number }) => void;
}

/**
 * Makes a plot larger or smaller as a pointer moves, by whole metres. The view does not change meanwhile, or the plot
 * would run away from the pointer: so it becomes as large as the view at most, and at the end the view follows.
 * @returns gives the handler of a handle that moves these of the plot's lengths
 */
export function useDrag({ plot, view, onResize, onDragging }: Drag) {
  return (moves: { width: boolean; depth: boolean }) => (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const drawing = handle.closest('svg')?.parentElement?.closest('svg');
    if (!drawing) return;
    const metres = view.width / drawing.getBoundingClientRect().width;
    const from = { x: event.clientX, y: event.clientY };
    const length = (start: number, by: number, most: number) =>
      Math.min(bounded(Math.round(start + by)), most);
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const by = turnedBack(view.street, { x: (clientX - from.x) * metres, y: (clientY - from.y) * metres });
      onResize({
        width: moves.width ? length(plot.width, by.x, view.ground.width) : plot.width,
        depth: moves.depth ? length(plot.depth, by.y, view.ground.depth) : plot.depth,
      });
    };
    const end = () => {
      handle.removeEventListener('pointermove', move);
      onDragging(null);
    };
    // What the pointer does belongs to the handle until it is let go, wherever it is.
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end, { once: true });
    onDragging(view);
  };
}

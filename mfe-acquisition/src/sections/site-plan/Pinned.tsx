import type { ReactNode } from 'react';
import { percent, type View } from './view.ts';

interface PinnedProps {
  view: View;
  /** In metres of the drawing. */
  place: { x: number; y: number };
  className?: string;
  children: ReactNode;
}

/** Puts something at a place of the drawing. Within it, lengths are CSS pixels, from that place. */
export function Pinned({ view, place: { x, y }, className, children }: PinnedProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is a place within a drawing, which has a title
    <svg className={className} x={percent(x, view.width)} y={percent(y, view.height)} overflow="visible">
      {children}
    </svg>
  );
}

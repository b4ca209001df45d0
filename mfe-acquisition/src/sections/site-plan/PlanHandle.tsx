import type { KeyboardEvent, PointerEvent } from 'react';
import { limits } from '../../../site-plan/plot.ts';
import { Pinned } from './Pinned.tsx';
import styles from './PlanHandle.module.css';
import { steppedBy } from './slider-keys.ts';
import { isLevel, onDrawing, type View } from './view.ts';

interface PlanHandleProps {
  view: View;
  /** In metres of the plot. */
  place: { x: number; y: number };
  /** In which of the plot's directions it moves. */
  along: 'x' | 'y' | 'both';
  onGrab: (event: PointerEvent<SVGElement>) => void;
  /** Without it, the handle is for pointers alone: what it does can be done by the others. */
  slider?: { label: string; value: number; text: string; onChange: (metres: number) => void };
}

/** Arrows to both sides; turned by 90° and 45° they show the other ways to move. */
const ARROWS = 'M-7 0H7M-4-3L-7 0L-4 3M4-3L7 0L4 3';

/** A round handle with a field of 44 px around it. */
export function PlanHandle({ view, place, along, onGrab, slider }: PlanHandleProps) {
  const level = isLevel(view.street);
  const isHorizontal = (along === 'x') === level;
  const keys = (event: KeyboardEvent) => {
    const next = slider && steppedBy(event, slider.value);
    if (!next) return;
    event.preventDefault();
    slider.onChange(next);
  };
  const turn = along === 'both' ? (level ? -45 : 45) : isHorizontal ? 0 : 90;
  const roles = slider
    ? {
        role: 'slider',
        tabIndex: 0,
        'aria-label': slider.label,
        'aria-valuemin': limits.smallest,
        'aria-valuemax': limits.largest,
        'aria-valuenow': slider.value,
        'aria-valuetext': slider.text,
        'aria-orientation': isHorizontal ? ('horizontal' as const) : ('vertical' as const),
        onKeyDown: keys,
      }
    : { 'aria-hidden': true };
  return (
    <Pinned view={view} place={onDrawing(view, place)}>
      <g {...roles} className={styles.handle} data-along={along} onPointerDown={onGrab}>
        <circle r="22" className={styles.field} />
        <circle r="16" className={styles.ring} />
        <circle r="12" className={styles.knob} />
        <path d={ARROWS} className={styles.arrows} transform={`rotate(${turn})`} />
      </g>
    </Pinned>
  );
}

import { limits } from '../../../site-plan/plot.ts';

/** Metres. */
const STEP = 1;
const LARGE_STEP = 10;

const steps: Record<string, number> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: LARGE_STEP,
  PageDown: -LARGE_STEP,
};

/** A length in metres that a plot may have. */
export const bounded = (metres: number): number =>
  Math.min(limits.largest, Math.max(limits.smallest, metres));

/**
 * What a slider's value becomes by a key, as ARIA's practices have it; null if the key is none of a slider's.
 * @param value in metres
 */
export function steppedBy(event: { key: string; shiftKey: boolean }, value: number): number | null {
  if (event.key === 'Home') return limits.smallest;
  if (event.key === 'End') return limits.largest;
  const step = steps[event.key];
  if (step === undefined) return null;
  return bounded(value + (event.shiftKey ? Math.sign(step) * LARGE_STEP : step));
}

/** Of React's scheduler, whose own types don't have it. */
declare module 'scheduler' {
  /** @param fps slices of React's work in a second, of equal length; 0 gives it its own back */
  export function unstable_forceFrameRate(fps: number): void;
}

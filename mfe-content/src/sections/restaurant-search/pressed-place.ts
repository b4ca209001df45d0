import type { MouseEvent } from 'react';
import { placeAt } from '../../../restaurants/projection.ts';
import type { Position } from '../../../restaurants/restaurant.ts';

/** The place on the map that a press means; null for a press of one of the pins, which lead elsewhere. */
export function pressedPlace({
  target,
  currentTarget: map,
  clientX,
  clientY,
}: Pick<MouseEvent<SVGSVGElement>, 'target' | 'currentTarget' | 'clientX' | 'clientY'>): Position | null {
  if ((target as Element).closest('a')) return null;
  const onMap = map.getScreenCTM()?.inverse();
  return onMap ? placeAt(new DOMPoint(clientX, clientY).matrixTransform(onMap)) : null;
}

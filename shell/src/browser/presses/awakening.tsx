import { type ComponentType, type ReactNode, useEffect } from 'react';
import { AWAKE, announce } from './announce.ts';

/** Says that what stands in an element is awake, once the effects of all its children have run. */
export function Awakening({ selector, children }: { selector: string; children: ReactNode }) {
  useEffect(() => announce(AWAKE, selector), [selector]);
  return children;
}

/** Makes the component of a slot say so, too. In the place of a slot without one, there is nothing to wait for. */
// biome-ignore lint/suspicious/noExplicitAny: the props of a slot are known to the remote that owns it alone
export const awakening = (selector: string) => (Slot: ComponentType<any> | null) => {
  if (Slot) {
    return (props: object) => (
      <Awakening selector={selector}>
        <Slot {...props} />
      </Awakening>
    );
  }
  setTimeout(announce, 0, AWAKE, selector);
  return null;
};

import {
  Component,
  type ComponentType,
  type Context,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import type { SlotName, Slots } from './slots.ts';

/** How long a slot's place stays empty at most. */
const LATE_MS = 1_800;

/** Finds the component of a slot; null if its remote can't come. One promise per name, so that `use` may read it. */
// biome-ignore lint/suspicious/noExplicitAny: the props of a slot are known to the remote that owns it alone
export type SlotLoader = (name: string) => Promise<ComponentType<any> | null>;

// Every remote bundles its own copy of this file, while a React context is found by identity. The registry of
// symbols is what all bundles of one realm have in common.
const key = Symbol.for('goldbraun/slot-loader@1');
const realm = globalThis as unknown as Record<symbol, Context<SlotLoader> | undefined>;
// One promise, because `use` wants the same one at every render.
const none = Promise.resolve(null);
realm[key] ??= createContext<SlotLoader>(() => none);
export const SlotLoaderContext: Context<SlotLoader> = realm[key];

/** Marks the element in which a slot stands: by it the shell sees when a visitor comes near. */
export const SLOT_ATTRIBUTE = 'data-slot';

class SlotBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function LoadedSlot({ name, fallback, props }: { name: string; fallback: ReactNode; props: object }) {
  const SlotComponent = use(use(SlotLoaderContext)(name));
  return SlotComponent ? <SlotComponent {...props} /> : fallback;
}

/** Shows nothing at first, for a part that is on its way comes soon; then the fallback, until it has come. */
function Late({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return late && children;
}

/**
 * Places one remote's part in another remote's page, for instance `mfe-acquisition/OfferForm`. It is rendered on
 * the server too, and its script comes when a visitor does. Where the part can't come, or not soon, the fallback
 * stands in its place. Its props are those that its team declares ({@link Slots}).
 */
export function Slot<Name extends SlotName>(all: { name: Name; fallback: ReactNode } & Slots[Name]) {
  const { name, fallback, ...props }: { name: string; fallback: ReactNode } = all;
  return (
    <SlotBoundary fallback={fallback}>
      <div {...{ [SLOT_ATTRIBUTE]: name }}>
        <Suspense fallback={<Late>{fallback}</Late>}>
          <LoadedSlot name={name} fallback={fallback} props={props} />
        </Suspense>
      </div>
    </SlotBoundary>
  );
}

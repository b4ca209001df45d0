import { SLOT_ATTRIBUTE, type SlotLoader } from '@goldbraun/shared/contract';

/** Half a screen ahead: the script is there when the visitor is, and whoever stays above never downloads it. */
const AHEAD = '50% 0px';

function near(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
  });
}

export interface SlotsNearby {
  load: SlotLoader;
  /** The server's page is about to say something else, or has gone: whatever of its slots still waits comes now. */
  loadAll(): void;
  /** Another page takes the place of the server's: what waits for a visitor there is needed no more. */
  leave(): void;
}

/**
 * Leaves the slots of the server's page as the server made them until a visitor comes near: they can be read and
 * typed in, and their scripts wait. A slot that the browser renders itself, after a navigation, comes at once.
 * @param load gives the component of a slot
 */
export function loadSlotsNearby(load: SlotLoader): SlotsNearby {
  const asked = new Map<string, ReturnType<SlotLoader>>();
  const waiting = new Set<string>();
  const { promise: now, resolve: loadAll } = Promise.withResolvers<void>();
  let isLeft = false;

  const whenNear = async (name: string, element: Element) => {
    waiting.add(name);
    await Promise.race([near(element), now]);
    waiting.delete(name);
    return load(name);
  };

  return {
    load(name) {
      const known = asked.get(name);
      if (known) return known;
      const element = isLeft ? null : document.querySelector(`[${SLOT_ATTRIBUTE}="${name}"]`);
      const component = element ? whenNear(name, element) : load(name);
      asked.set(name, component);
      return component;
    },
    loadAll,
    leave() {
      isLeft = true;
      for (const name of waiting) asked.delete(name);
    },
  };
}

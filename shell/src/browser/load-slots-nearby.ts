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

/**
 * Leaves the slots of the server's page as the server made them until a visitor comes near: they can be read and
 * typed in, and their scripts wait. A slot that the browser renders itself, after a navigation, comes at once.
 * @param load gives the component of a slot
 * @param abandoned settles when the server's page is no longer on the screen as it was
 */
export function loadSlotsNearby(load: SlotLoader, abandoned: Promise<void>): SlotLoader {
  const asked = new Map<string, ReturnType<SlotLoader>>();
  return (name) => {
    const known = asked.get(name);
    if (known) return known;
    const element = document.querySelector(`[${SLOT_ATTRIBUTE}="${name}"]`);
    const component = element ? Promise.race([near(element), abandoned]).then(() => load(name)) : load(name);
    asked.set(name, component);
    return component;
  };
}

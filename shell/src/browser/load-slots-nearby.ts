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

/** Settles when an element is no longer in the page. */
function gone(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (element.isConnected) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
}

/**
 * Leaves the slots of the server's page as the server made them until a visitor comes near: they can be read and
 * typed in, and their scripts wait. A slot that the browser renders itself, after a navigation, comes at once.
 * One that can't come stays as the server made it, as long as that is on the screen: its fallback says less, and React
 * would throw away what it does not find there.
 * @param load gives the component of a slot
 * @param abandoned settles when the server's page is no longer on the screen as it was
 */
export function loadSlotsNearby(load: SlotLoader, abandoned: Promise<void>): SlotLoader {
  const asked = new Map<string, ReturnType<SlotLoader>>();

  async function comesNearby(element: Element, name: string) {
    await Promise.race([near(element), abandoned]);
    const component = await load(name);
    if (!component) await gone(element);
    return component;
  }

  return (name) => {
    const known = asked.get(name);
    if (known) return known;
    const element = document.querySelector(`[${SLOT_ATTRIBUTE}="${name}"]`);
    const component = element ? comesNearby(element, name) : load(name);
    asked.set(name, component);
    return component;
  };
}

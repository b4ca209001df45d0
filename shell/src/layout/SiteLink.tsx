import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useRouter } from './use-router.ts';

interface SiteLinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of this site. */
  href: string;
}

/**
 * A link within the site, for the frame, which has 32: it knows nothing of the address, so it renders anew only with what is around it. The
 * router's own `Link` does with each address.
 */
export function SiteLink({ href, onClick, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    // As a link does by itself: who is there already gets no second entry in the history.
    void router.navigate(href, { replace: router.createHref(router.state.location) === href });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

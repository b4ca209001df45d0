import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useRouter } from './use-router.ts';

interface SiteLinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of this site. */
  href: string;
}

/**
 * A link within the site, for the frame: it stays as it is when the page changes. The router's own `Link` renders anew with each
 * address, and the frame has 32.
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

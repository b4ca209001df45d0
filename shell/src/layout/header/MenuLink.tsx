import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../SiteLink.tsx';
import { useRouter } from '../use-router.ts';

interface MenuLinkProps {
  to: string;
  className?: string;
  /** The name for screen readers, where it is more than the words that show. */
  label?: string;
  /** Called whenever the item is chosen, also if its page is open already. */
  onChoose?: () => void;
  children: ReactNode;
}

/** A menu item: marked on its own page and on those below it; choosing the page that is open only closes the menu. */
export function MenuLink({ to, className, label, onChoose, children }: MenuLinkProps) {
  const { pathname } = useLocation();
  const router = useRouter();
  const choose = (event: MouseEvent) => {
    const staysInThisTab = !(event.metaKey || event.ctrlKey || event.shiftKey);
    // While another page loads, or is about to show, this is how a visitor stays.
    const { navigation, location } = router.state;
    const isOpen = navigation.state === 'idle' && location.pathname === to;
    if (isOpen && staysInThisTab) event.preventDefault();
    onChoose?.();
  };
  return (
    <SiteLink
      href={to}
      className={className}
      aria-label={label}
      aria-current={currentness(to, pathname)}
      onClick={choose}
    >
      {children}
    </SiteLink>
  );
}

function currentness(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

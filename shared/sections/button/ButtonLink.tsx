import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import { arrowRightIcon, arrowUpRightIcon, type IconPath } from '../icon/icon-paths.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface Common {
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
  /** The sign after the words; an arrow by default. */
  icon?: IconPath;
  onClick?: () => void;
}

type ButtonLinkProps = Common &
  (
    | { to: string; href?: undefined; external?: undefined }
    /** `external` opens a new tab and says so. */
    | { href: string; external?: boolean; to?: undefined }
  );

/** A link that looks like a button: `to` within the site, `href` for files, other sites and places on this page. */
export function ButtonLink({
  variant = 'primary',
  className,
  children,
  icon,
  onClick,
  ...link
}: ButtonLinkProps) {
  const classes = buttonClass(variant, className);
  if (link.to !== undefined) {
    return (
      <Link to={link.to} className={classes} onClick={onClick}>
        <span>{children}</span>
        <Icon path={icon ?? arrowRightIcon} />
      </Link>
    );
  }
  return (
    <a
      href={link.href}
      className={classes}
      onClick={onClick}
      {...(link.external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <span>{children}</span>
      {link.external ? <VisuallyHidden> (öffnet in einem neuen Tab)</VisuallyHidden> : null}
      <Icon path={icon ?? (link.external ? arrowUpRightIcon : arrowRightIcon)} />
    </a>
  );
}

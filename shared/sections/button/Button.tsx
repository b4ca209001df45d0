import type { ButtonHTMLAttributes } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

export { ButtonLink } from './ButtonLink.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** A button that does something on the page; what leads elsewhere is a `ButtonLink`. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, className)} />;
}

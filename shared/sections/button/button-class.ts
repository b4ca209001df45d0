import styles from './Button.module.css';

/** Red for the one primary action of a view, an outline for the others, plain words with a line for the rest. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The class names of a button, for `Button` and `ButtonLink` alike. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return [styles.button, styles[variant], className].filter(Boolean).join(' ');
}

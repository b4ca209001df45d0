import type { ElementType } from 'react';
import { trustedHtml } from './trusted-html.ts';

interface HtmlProps {
  as?: 'div' | 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'li' | 'dt' | 'dd' | 'strong';
  /** HTML of the text table. */
  html: string;
  className?: string;
  id?: string;
}

/** Shows a text that may contain HTML. The only place of the site that sets inner HTML. */
export function Html({ as = 'div', html, ...rest }: HtmlProps) {
  const Element: ElementType = as;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text table is our own and the policy is named in the CSP
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}

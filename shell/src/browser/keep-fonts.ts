import { FONTS_LATER } from '../boot.ts';
import { wantsFewBytes } from './wants-few-bytes.ts';

/** Fetches the fonts for the next page, if this one does without them (inline/fonts-ahead.ts). */
export function keepFonts(): void {
  if (!document.documentElement.hasAttribute(FONTS_LATER)) return;
  if (wantsFewBytes()) return;
  const fonts = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset.fonts ?? '';
  for (const href of fonts.split(' ')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', as: 'font', crossOrigin: '', href }));
  }
}

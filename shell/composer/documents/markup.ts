import type { PicturePreload } from '@goldbraun/shared/contract';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in an attribute's double quotes, or between the tags of HTML or XML. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/**
 * JSON that can stand in a script element.
 * @throws Error for a function: JSON would leave it out, and the browser's page would lack what the server's had
 */
export function inlineJson(value: unknown): string {
  const dataOnly = (key: string, part: unknown) => {
    if (typeof part !== 'function') return part;
    throw new Error(`a loader returns the function "${key}"; only data reaches the browser`);
  };
  return JSON.stringify(value, dataOnly).replaceAll('<', '\\u003c');
}

/** Has a browser ask for the page's picture as soon as it reads the head. */
export const picturePreloadTag = ({ srcSet, sizes, media }: PicturePreload): string =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escaped(srcSet)}" imagesizes="${escaped(sizes)}"${media ? ` media="${escaped(media)}"` : ''}>`;

/** The same for a font, by its address. */
export const fontPreloadTag = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';
import { germanCharacters } from './german-characters.ts';

/** A font is bytes, no text. */
export const raw = true;

/** The axes that a request leaves of a font, as in `archivo.woff2?wght=600:800`. */
function axesOf(query: string): Record<string, { min: number; max: number }> {
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([axis, range]) => {
      const [min, max] = range.split(':').map(Number);
      if (min === undefined || max === undefined || !(min <= max))
        throw new Error(`${axis}=${range} is no range of a font's axis, such as 600:800`);
      return [axis, { min, max }];
    }),
  );
}

/** Leaves of a font what German texts need of it, and of its axes what the design uses. */
export default function (this: LoaderContext<unknown>, font: Buffer): Promise<Buffer> {
  return subsetFont(font, germanCharacters, {
    targetFormat: 'woff2',
    variationAxes: axesOf(this.resourceQuery),
  });
}

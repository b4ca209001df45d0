interface PictureShape {
  /** Width ÷ height. */
  width: number;
  height: number;
  /** The widths that the encoder writes, in px, smallest first; the largest is also `<name>.jpg`. */
  widths: readonly number[];
  /** Those that are also written as JPG, for the few browsers without AVIF; all of them by default. */
  jpgWidths?: readonly number[];
  /** How wide the picture stands in the layout, unless the place says otherwise. */
  sizes: string;
}

/** The shapes in which pictures stand on the site. Encoder and component both read this table. */
export const pictureRoles = {
  hero: { width: 1920, height: 856, widths: [640, 983, 1168, 1920], jpgWidths: [983, 1920], sizes: '100vw' },
  card: {
    width: 1168,
    height: 779,
    widths: [384, 584, 768, 1168],
    jpgWidths: [584, 1168],
    sizes: '(width >= 1232px) 373px, (width >= 1024px) 31vw, (width >= 616px) 584px, 94vw',
  },
  wide: {
    width: 1680,
    height: 945,
    widths: [640, 1168, 1680],
    jpgWidths: [640, 1680],
    sizes: '(width >= 1232px) 1168px, 95vw',
  },
  portrait: {
    width: 800,
    height: 1000,
    widths: [320, 480, 800],
    sizes: '(width >= 1024px) 400px, 94vw',
  },
  square: { width: 384, height: 384, widths: [96, 192, 384], sizes: '96px' },
} as const satisfies Record<string, PictureShape>;

export type PictureRole = keyof typeof pictureRoles;

/** The widths in which a picture of the role exists in a format, smallest first. */
export function pictureWidths(role: PictureRole, format: 'avif' | 'jpg'): readonly number[] {
  const shape: PictureShape = pictureRoles[role];
  return (format === 'jpg' && shape.jpgWidths) || shape.widths;
}

/** The name of one size of a picture; the largest JPG is `<name>.jpg`, which is also the `src`. */
export function pictureFile(base: string, role: PictureRole, width: number, format: 'avif' | 'jpg'): string {
  return format === 'jpg' && width === pictureRoles[role].widths.at(-1)
    ? `${base}.jpg`
    : `${base}-${width}.${format}`;
}

/** The `srcset` of a picture, for instance `pictureSrcSet('/asset/images/home/hero.jpg', 'hero', 'avif')`. */
export function pictureSrcSet(src: string, role: PictureRole, format: 'avif' | 'jpg'): string {
  return pictureWidths(role, format)
    .map((width) => `${pictureFile(src.replace(/\.jpg$/, ''), role, width, format)} ${width}w`)
    .join(', ');
}

/** The public path of a picture's version of 1200×630 px, for PageMeta's `share`. */
export const sharePicture = (src: string): string => src.replace(/\.jpg$/, '-share.jpg');

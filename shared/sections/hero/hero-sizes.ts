/** The `sizes` of a hero's picture; a page that preloads the picture needs the same. */
export const heroSizes = {
  big: '100vw',
  normal: '(width >= 1232px) 1168px, (width >= 1024px) 95vw, 100vw',
} as const;

import type { PageMeta } from '@goldbraun/shared/contract/index.ts';
import { heroSizes } from '@goldbraun/shared/sections/hero/hero-sizes.ts';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload.ts';

interface PageText {
  metaTitle: string;
  metaDescription: string;
  h1intro: { picture: { src: string } };
}

/** The head of a page that begins with a big hero, whose picture is preloaded. */
export function pageMeta({ metaTitle, metaDescription, h1intro }: PageText): PageMeta {
  return {
    title: metaTitle,
    description: metaDescription,
    preload: picturePreload(h1intro.picture.src, 'hero', heroSizes.big),
  };
}

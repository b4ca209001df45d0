import {
  type Language,
  type PageHandle,
  type PicturePreload,
  useText as useTable,
} from '@goldbraun/shared/contract';
import { heroSizes } from '@goldbraun/shared/sections/hero/hero-sizes';
import { picturePreload } from '@goldbraun/shared/sections/picture/picture-preload';
import { sharePicture } from '@goldbraun/shared/sections/picture/picture-roles';
import { useLoaderData } from 'react-router-dom';

/** What every page's part of the text table has: its head and the hero that it begins with. */
export interface PageText {
  metaTitle: string;
  metaDescription: string;
  h1intro: { picture: { src: string } };
}

/** A big hero's picture is preloaded at every width. */
const heroPreload = (src: string) => picturePreload(src, 'hero', heroSizes.big);

/**
 * The loader, the head and the text of a page whose words come by its loader: the first page of a visit has them in
 * its document, and only a later one downloads them as a script.
 * @param load imports the page's file of `text/`
 * @param preload makes the preload of the first picture from its address; by default it is that of a big hero
 */
export function textPage<Text extends PageText>(
  load: () => Promise<{ text: Record<Language, Text> }>,
  preload: (src: string) => PicturePreload = heroPreload,
) {
  type Table = Record<Language, Text>;
  const handle: PageHandle<Table> = {
    meta: ({ data: { de } }) => ({
      title: de.metaTitle,
      description: de.metaDescription,
      preload: preload(de.h1intro.picture.src),
      share: sharePicture(de.h1intro.picture.src),
    }),
  };
  return {
    handle,
    loader: async (): Promise<Table> => (await load()).text,
    /** The page's text in the visitor's language. */
    useText: (): Text => useTable(useLoaderData<Table>()),
  };
}

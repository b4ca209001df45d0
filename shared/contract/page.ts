import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/** What stands in the document's head for one page. */
export interface PageMeta {
  title: string;
  description: string;
  /** The picture that is likely the largest one on the screen; it is requested together with the styles. */
  preload?: PicturePreload;
}

export interface PicturePreload {
  /** A `srcset` in the AVIF format. */
  srcSet: string;
  sizes: string;
  /** A media query; without it the picture is preloaded at every width. */
  media?: string;
}

/** Makes the head of a page from what its loader returned. */
export type MetaFunction<Data = unknown> = (page: { data: Data; pathname: string }) => PageMeta;

export interface PageHandle<Data = unknown> {
  meta: MetaFunction<Data>;
  /** Whether the shell's header stands above the page; true by default. */
  header?: boolean;
}

/** The module that a route's `lazy` imports. */
export interface PageModule {
  Component: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: the data is typed by the page that returns and reads it
  handle: PageHandle<any>;
  loader?: LoaderFunction;
}

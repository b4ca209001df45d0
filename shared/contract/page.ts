import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/** What stands in the document's head for one page. */
export interface PageMeta {
  title: string;
  description: string;
  /** The picture that is likely the largest one on the screen; it is requested together with the styles. */
  preload?: PicturePreload;
  /** Public path of a JPG of 1200×630 px that stands for the page where it is shared. */
  share?: string;
  /** A feed of what the page lists. */
  feed?: { title: string; path: string };
  /** The page above this one in the breadcrumb, where that is not Home. */
  parent?: { name: string; path: string };
  /** For a page that is an article: its headline and the day it appeared, as yyyy-mm-dd. */
  article?: { headline: string; published: string };
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

/** The module that the `lazy` of a page's route imports. */
export interface PageModule {
  Component: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: the data is typed by the page that returns and reads it
  handle: PageHandle<any>;
  loader?: LoaderFunction;
}

/**
 * The module of a route that is a file instead of a page, for instance a feed: its loader returns the whole answer as a
 * `Response`. The origin of the request's address is the site's public one.
 */
export interface ResourceModule {
  loader: LoaderFunction;
}

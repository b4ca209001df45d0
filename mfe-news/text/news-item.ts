import type { GalleryEntity } from '@goldbraun/shared/sections/gallery/gallery-pictures';
import type { Slug } from './de/slugs.ts';

/** What is known of a news item without its `text`, which is a file of its own (`de/bodies/<slug>.ts`). */
export interface NewsItem {
  /** 1 is the newest. */
  id: number;
  /** May contain HTML. */
  title: string;
  slug: Slug;
  image: string;
  cardImage: string;
  /** What the picture shows; card and page show the same one. */
  imageAlt: string;
  cardTitle: string;
  /** The date as dd.mm.yyyy. */
  cardSubtitle: string;
  cardText: string;
  cardButton: string;
  /** `noOfImages` 0 means that there is none; the captions say what each image shows. */
  gallery: GalleryEntity;
  /** Where the story goes on within the site. */
  more?: { text: string; to: string };
  metaTitle: string;
  metaDescription: string;
}

import type { ReactElement } from 'react';

/** One way in which a section can look, made of a typed example entity. */
export interface Variant {
  /** Part of its address: lower case and hyphens. */
  id: string;
  /** What a designer calls it. */
  name: string;
  element: ReactElement;
}

/** The page of one section in the catalogue. */
export interface CataloguePage {
  /** The section's folder below shared/sections. */
  section: string;
  title: string;
  /** What it is for, and what to watch for. */
  about: string;
  variants: readonly [Variant, ...Variant[]];
}

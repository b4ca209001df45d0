import { accessibility } from './de/accessibility.ts';

/** This page's part of the text table; a visitor downloads no other. */
export const text = { de: accessibility };

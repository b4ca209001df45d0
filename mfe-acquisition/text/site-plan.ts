import { sitePlan } from './de/site-plan.ts';

/** The texts of the site plan; they come with it. */
export const text = { de: sitePlan };

/** The composer, for who wants to know what a site would say of a release. */

export { fetchLive } from '../edge/fetch-live.ts';
export type { ComposerInput, LocalRelease } from './line-up.ts';
export { type Rehearsed, rehearse } from './rehearsal.ts';

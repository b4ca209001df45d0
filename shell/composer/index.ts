/** The composer, for who wants to know what a site would say of a release. */

export type { ComposerInput, LocalRelease } from './line-up.ts';
export { packedShell, type Rehearsed, rehearse } from './rehearsal.ts';

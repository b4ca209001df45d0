import type { AskedPlace, Finding } from '../../../regions/finding.ts';

/** Finds the person of a place. The list of towns is downloaded by those who ask; never rejects. */
export async function lookUp(asked: AskedPlace): Promise<Finding> {
  try {
    const { findRegion } = await import(/* webpackChunkName: "regions" */ '../../../regions/find-region.ts');
    return findRegion(asked);
  } catch {
    return { state: 'nobody', reason: 'unavailable' };
  }
}

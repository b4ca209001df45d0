/** Why a number could not be read: it is none, or it is outside of what can be. */
export type NumberFault = 'noNumber' | 'outOfRange';

// "2.600", "2 600 m²", "2600,5 qm": dots and spaces before three digits each are for the eye alone.
const written = /^(\d+|\d{1,3}(?:[. \u00a0\u202f]\d{3})+)(?:,(\d+))?\s*(?:m²|m2|qm|m)?$/i;

/**
 * Reads a number as people in Germany write one.
 * @param range both ends belong to it
 */
export function readNumber(
  text: string,
  range: { least: number; most: number },
): { value: number } | { fault: NumberFault } {
  const [, whole, fraction = '0'] = written.exec(text.trim()) ?? [];
  if (whole === undefined) return { fault: 'noNumber' };
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`);
  return value >= range.least && value <= range.most ? { value } : { fault: 'outOfRange' };
}

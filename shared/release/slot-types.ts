/** What a release's declaration of its slots is called, for the type checks of other teams. It is public. */
export const SLOT_TYPES = 'slots.d.ts';

/** Characters. */
export const MAX_SLOT_TYPES = 20_000;

const comments = /\/\*.*?\*\/|\/\/[^\n]*/gs;
const declared = /(['"])(mfe-[a-z0-9-]+)\/(\w+)\1\s*\??\s*:/g;
const imported = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*(['"])(\.[^'"\n]*)\1|\/\/\/\s*<reference/;

/**
 * Finds what is wrong with a declaration of slots, for those who get it without anything beside it.
 * @returns sentences; none if it is sound
 */
export function faultsOfSlotTypes(remote: string, text: string): string[] {
  const faults: string[] = [];
  if (text.length > MAX_SLOT_TYPES)
    faults.push(`It has more than ${MAX_SLOT_TYPES.toLocaleString('en')} characters.`);
  if (imported.test(text)) faults.push('It refers to other files, which other teams do not get.');
  const foreign = declaredSlots(text).filter((name) => !name.startsWith(`${remote}/`));
  if (foreign.length > 0) faults.push(`It declares ${foreign.join(' and ')}, which ${remote} does not own.`);
  return faults;
}

/** The slots that a declaration names, as `<remote>/<slot>`. */
export function declaredSlots(text: string): string[] {
  const names = text.replace(comments, '').matchAll(declared);
  return [...new Set(Array.from(names, ([, , remote, slot]) => `${remote}/${slot}`))];
}

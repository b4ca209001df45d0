/** The id of the field that only robots fill in. */
export const trapId = 'offer-website';

/** What stands in the trap: nothing, if a person sends the form. */
export function trapped(): string {
  const field = document.getElementById(trapId);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The name of the search field, and so of the parameter in the address. */
export const QUERY_FIELD = 'suche';
export const QUERY_MAX_LENGTH = 100;

/**
 * Reads what was searched for from an address that anybody may have written: the first `suche` that is more than
 * spaces, on one line, at most 100 characters. An empty string means that nothing is searched for.
 */
export function readQuery(url: string): string {
  const given = new URL(url).searchParams.getAll(QUERY_FIELD);
  const [first = ''] = given.map((query) => query.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  return Array.from(first).slice(0, QUERY_MAX_LENGTH).join('').trim();
}

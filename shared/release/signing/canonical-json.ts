/**
 * One text for one JSON value, whatever the order and the spaces of its file: members sorted by UTF-16 code units, no
 * spaces, texts and numbers as ECMAScript writes them. Source: RFC 8785.
 * @param value as JSON.parse returns it
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

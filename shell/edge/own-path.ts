/**
 * Where a release wants to lead a visitor, as the value of `Location`: a path of this site in ASCII, never the address of
 * another one.
 * @param target as the release gives it, relative or whole
 * @param address the address that was rendered
 * @returns null for what leads elsewhere or is no address
 */
export function ownPathOf(target: string, address: string): string | null {
  if (!URL.canParse(target, address)) return null;
  const { origin, pathname, search, hash } = new URL(target, address);
  if (origin !== new URL(address).origin) return null;
  // Two slashes at the beginning would be the name of a host.
  return pathname.replace(/^\/+/, '/') + search + hash;
}

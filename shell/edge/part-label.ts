const pattern = /\/(?:remotes\/([\w-]+)|(shell))\/(\w[\w.-]*)\//;

/** The part and version that an address belongs to, such as `mfe-news@1.0.0-0123456789`; null for no part's file. */
export function partOfAddress(address: string): string | null {
  const [, remote, shell, version] = pattern.exec(address) ?? [];
  return version ? `${remote ?? shell}@${version}` : null;
}

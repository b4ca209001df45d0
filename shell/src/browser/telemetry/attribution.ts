const address = /\/(?:remotes\/([\w-]+)|(shell))\/(\w[\w.-]*)\//;

/** The part and version whose file an address or the first one in a stack names: `mfe-news@1.0.0-0123456789`. */
export function partOfFile(text = ''): string | undefined {
  const [, remote, shell, version] = address.exec(text) ?? [];
  return version && `${remote ?? shell}@${version}`;
}

/**
 * The part that an element on the screen is of: the build marks every class with its part (`news-…`), so the nearest
 * element with a class tells.
 * @param entries addresses of the parts' files by part
 */
export function partOfElement(element: Element | null, entries: Record<string, string>): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    for (const name of Object.keys(entries)) {
      const mark = `${name.replace('mfe-', '')}-`;
      if ([...at.classList].some((token) => token.startsWith(mark))) return partOfFile(entries[name]);
    }
  }
  return undefined;
}

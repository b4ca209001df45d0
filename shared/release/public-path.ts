/** Where a part's files stand on the visitor's origin. */
export const publicPath = (name: string, version: string): string =>
  name === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;

import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Where releases lie in a site's data, in its store and as its edge has fetched them: each in a folder of its version. */
const folders = [join('releases', 'remotes'), 'edge'];

/**
 * Gives a site that has not begun yet the releases that another one has stored and fetched. Their files are linked, as the store links those
 * that two releases share: nobody writes into one again. What changes, discovery files and what was live last, is copied. An edge looks at
 * each file when it starts.
 * @param from the data of the site that has them
 * @param to the data of the one that is to begin
 */
export function linkReleases(from: string, to: string): void {
  for (const folder of folders) {
    for (const entry of readdirSync(join(from, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const source = join(entry.parentPath, entry.name);
      const target = join(to, relative(from, source));
      mkdirSync(dirname(target), { recursive: true });
      // <remote>/<version>/<file>
      const isOfRelease = relative(join(from, folder), source).split(/[\\/]/).length > 2;
      if (isOfRelease) linkSync(source, target);
      else copyFileSync(source, target);
    }
  }
}

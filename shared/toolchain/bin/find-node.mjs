import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The Node 26 on which the commands run: this one, or the one among the packages.
 * @param {string} from a file beside which the packages are looked for
 * @returns {string | undefined} its program; undefined if no package brings one for this platform
 */
export function findNode(from) {
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  const require = createRequire(from);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
    try {
      const folder = dirname(require.resolve(`${name}/package.json`));
      return join(folder, 'bin', platform === 'win' ? 'node.exe' : 'node');
    } catch {
      // This platform's package is another one.
    }
  }
  return undefined;
}

export const noNode = `Node 26 is needed and no package brings it for ${process.platform}-${process.arch}: please install it.`;

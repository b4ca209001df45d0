/**
 * `npm run pack [folder]`: the three packages as tarballs, for whoever makes a remote elsewhere. They have the public
 * surface of the workspaces, compiled, and the shell as it is built.
 */
import { resolve } from 'node:path';
import { root } from '../toolchain/parts.ts';
import { reportAndExit } from '../toolchain/report.ts';
import { packAll } from './packing/pack-all.ts';

const [folder = 'shared/dist/packages'] = process.argv.slice(2);
try {
  for (const tarball of await packAll(resolve(root, folder))) process.stdout.write(`${tarball}\n`);
} catch (error) {
  reportAndExit(error);
}
process.exit(0);

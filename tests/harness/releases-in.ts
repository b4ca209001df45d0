import { Releases } from '@goldbraun/shared/release/releases';
import { FolderStore } from '../../shared/release/folder-store.ts';

/** A remote's releases in a folder, to be looked at and changed by a test. */
export const releasesIn = (
  store: string,
  name: string,
  options?: ConstructorParameters<typeof FolderStore>[2],
): Releases => new Releases(new FolderStore(store, name, options), name);

/** The site as data: whom its paths, files and documents belong to. */

export {
  documentOf,
  documentsOf,
  ownerOf,
  ownerOfAsset,
  ownsAsset,
  ownsPath,
  redirectOf,
} from '../src/ownership.ts';
export {
  type BrowserSite,
  browserSite,
  type MenuEntry,
  type Ownership,
  type RemoteName,
  type SiteTable,
} from '../src/routes.ts';
export { namedSite, RELEASED_SITE } from './released-site.ts';
export { readSite, type Site, SiteFileWrong } from './site-file.ts';

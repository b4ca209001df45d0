import { paths } from '@goldbraun/shared/contract/paths';

/** Where the feed of the news is to be had; no slug of an item may be `feed.xml`. */
export const feedPath = `${paths.news}/feed.xml`;

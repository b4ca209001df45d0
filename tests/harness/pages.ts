import { paths } from '@goldbraun/shared/contract/paths';
import { slugs } from '../../mfe-news/text/de/slugs.ts';

/** Every path of the site. */
export const allPaths: string[] = [...Object.values(paths), ...slugs.map((slug) => `${paths.news}/${slug}`)];
export { paths, slugs };

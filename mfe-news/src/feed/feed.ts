import { brand } from '@goldbraun/shared/brand/brand';
import { paths, type ResourceModule } from '@goldbraun/shared/contract';
import { text } from '../../text/index.ts';
import { loadBody } from '../load-body.ts';
import { loadItems } from '../load-items.ts';
import { atomFeed } from './atom-feed.ts';
import { feedPath } from './feed-path.ts';

/** Whoever reads a feed has read what is older. */
const IN_FEED = 50;

/** Answers the feed's address; the composer asks for it once for each release. */
export const loader: ResourceModule['loader'] = async ({ request }) => {
  const { origin } = new URL(request.url);
  const items = (await loadItems()).slice(0, IN_FEED);
  const bodies = await Promise.all(items.map(({ slug }) => loadBody(slug)));
  const head = {
    ...text.de.feed,
    author: brand.department,
    self: origin + feedPath,
    page: origin + paths.news,
  };
  return new Response(atomFeed(head, items, bodies), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
};

/**
 * What a loader returns if the page that it is for may be kept a while for all who ask the same: its data, with the
 * `Cache-Control` under which they hold. In the browser that is the data and no more.
 * @param cacheControl for instance `max-age=300`; a page with a query that says nothing is rendered for each visit anew
 */
export const keepFor = <Data>(cacheControl: string, data: Data): Data | Response =>
  typeof document === 'undefined'
    ? Response.json(data, { headers: { 'cache-control': cacheControl } })
    : data;

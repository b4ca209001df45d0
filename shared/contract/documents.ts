/**
 * Documents that a remote brings along whole, outside of the app: for frames and plain links. In a file of their own,
 * because every remote's first script holds the paths of the pages.
 */
export const documents = { panoramaTour: '/panorama/kiefersfelden' } as const;

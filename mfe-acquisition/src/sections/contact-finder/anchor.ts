/** Where the finder stands on /akquise. */
export const FINDER_ANCHOR = 'ansprechperson';

/** The id of the route whose loader finds the contact person that the page's address asks for. */
export const CONTACT_ROUTE = 'contact-person';

/** What the search asks, as it stands in an address. */
export const placeFields = ['ort', 'lat', 'lng'] as const;

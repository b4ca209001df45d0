/** The name of the parameter in the address. */
export const PAGE_FIELD = 'seite';

/** As many cards as a page of a list shows: eight rows of three. */
const PER_PAGE = 24;
/** The same for what was searched for, of which the best comes first, and which is rendered while somebody waits. */
export const FOUND_PER_PAGE = 12;

/** Where in a long list a page is; both from 1 on. */
export interface Paging {
  page: number;
  pages: number;
}

/** Reads the page from an address that anybody may have written: the first that there is, if it names none that there is. */
export function readPaging(url: string, count: number, perPage = PER_PAGE): Paging {
  const pages = Math.max(1, Math.ceil(count / perPage));
  const asked = Number(new URL(url).searchParams.get(PAGE_FIELD));
  return { page: Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1, pages };
}

/** What a page shows of a list. */
export const onPage = <Item>(list: readonly Item[], { page }: Paging, perPage = PER_PAGE): Item[] =>
  list.slice((page - 1) * perPage, page * perPage);

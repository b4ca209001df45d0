/** The name of the parameter in the address. */
export const PAGE_FIELD = 'seite';

/** As many cards as a page shows: eight rows of three. */
export const PER_PAGE = 24;

/** Where in a long list a page is; both from 1 on. */
export interface Paging {
  page: number;
  pages: number;
}

/** Reads the page from an address that anybody may have written: the first that there is, if it names none that there is. */
export function readPaging(url: string, count: number): Paging {
  const pages = Math.max(1, Math.ceil(count / PER_PAGE));
  const asked = Number(new URL(url).searchParams.get(PAGE_FIELD));
  return { page: Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1, pages };
}

/** What a page shows of a list. */
export const onPage = <Item>(list: readonly Item[], { page }: Paging): Item[] =>
  list.slice((page - 1) * PER_PAGE, page * PER_PAGE);

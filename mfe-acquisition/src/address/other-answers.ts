import { answerNames } from './answer-names.ts';

/** The order of an address must not matter: the server renders a question once, in whatever order it is asked. */
function sorted(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.sort();
  return params;
}

/**
 * The page's address holds the answers of several parts: the check, the site plan, the search for a contact person. Each asks for
 * its own anew, and leaves the others' alone. This is what a part may render of them: what the server knows, too. An empty field of a form that
 * was sent before its script, and the mark of a campaign, are not among it; rendered, they would have React throw the server's page away, and
 * what was typed there.
 */
export const otherAnswers = (search: string, own: readonly string[]): [name: string, value: string][] =>
  [...sorted(search)].filter(
    ([name, value]) => value !== '' && answerNames.includes(name) && !own.includes(name),
  );

/** The query with a part's own answers anew, and all else as it is; what has none is ''. */
export function withAnswers(
  search: string,
  own: readonly string[],
  answers: Iterable<[string, string]>,
): string {
  const others = [...sorted(search)].filter(([name]) => !own.includes(name));
  const query = new URLSearchParams([...others, ...answers]).toString();
  return query && `?${query}`;
}

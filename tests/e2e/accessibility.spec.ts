import { paths, slugs } from '../harness/pages.ts';
import { test } from '../harness/test.ts';
import { lookAt } from './accessibility/look-at.ts';
import { type State, states } from './accessibility/states.ts';

test.describe.configure({ mode: 'parallel' });

/** At one of its widths, in turns: the engines take seconds for a look. The matrix has all of them. */
function lookOnce(state: State) {
  const width = state.widths[states.indexOf(state) % state.widths.length] ?? state.widths[0];
  lookAt(test, state, [width]);
}

/** One of each kind: a news item, a concept and a gallery stand for the others. */
const { inStore, future, dresden, hamburg, ...kinds } = paths;
const pages: string[] = [...Object.values(kinds), `${paths.news}/${slugs[0]}`];
const isPage = ({ name }: State) => pages.includes(name);

test.describe('axe, Alfa and HTML_CodeSniffer find nothing in', () => {
  for (const state of states.filter(isPage)) lookOnce(state);
});

test.describe('axe, Alfa and HTML_CodeSniffer find nothing in', { tag: '@long' }, () => {
  for (const state of states.filter((each) => !isPage(each))) lookOnce(state);
});

import { test } from '../harness/test.ts';
import { lookAt } from './accessibility/look-at.ts';
import { states } from './accessibility/states.ts';

test.describe.configure({ mode: 'parallel' });

/** Each page and state at one of its widths, in turns: the engines take seconds for a look. The matrix has all of them. */
test.describe('axe, Alfa and HTML_CodeSniffer find nothing in', () => {
  for (const [index, state] of states.entries()) {
    const width = state.widths[index % state.widths.length] ?? state.widths[0];
    lookAt(test, state, [width]);
  }
});

import { lookAt } from '../e2e/accessibility/look-at.ts';
import { states } from '../e2e/accessibility/states.ts';
import { test } from './shared-site.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('axe, Alfa and HTML_CodeSniffer find nothing at any width in', () => {
  for (const state of states) lookAt(test, state, state.widths);
});

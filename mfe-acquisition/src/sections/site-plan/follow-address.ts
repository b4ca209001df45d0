import { paths } from '@goldbraun/shared/contract';
import { plotFields } from '../../../site-plan/plot-fields.ts';
import { type Answers, isAsked, queryOf } from '../../../site-plan/read-plot.ts';
import { withAnswers } from '../../address/other-answers.ts';

/**
 * Has the address of /akquise say what is shown, for a reload, a bookmark and the way back; other pages keep theirs. It is
 * no navigation: that would load what the page consists of anew, and on a bad line lose the page over it.
 */
export function followAddress(answers: Answers): void {
  // The visitor may be on another page already, of which this one does not know yet.
  if (location.pathname !== paths.acquisition) return;
  const asked = isAsked(answers) ? new URLSearchParams(queryOf(answers)) : [];
  const query = withAnswers(location.search, plotFields, asked);
  history.replaceState(history.state, '', location.pathname + query);
}

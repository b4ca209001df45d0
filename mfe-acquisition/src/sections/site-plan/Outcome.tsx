import { paths, useText } from '@goldbraun/shared/contract';
import { ButtonLink } from '@goldbraun/shared/sections/button/Button';
import { useLocation } from 'react-router-dom';
import { layOut, type MisfittingPlan, type Shortfall } from '../../../site-plan/lay-out.ts';
import { plotFields } from '../../../site-plan/plot-fields.ts';
import { type Answers, queryOf } from '../../../site-plan/read-plot.ts';
import { smallestPlots } from '../../../site-plan/smallest-plots.ts';
import type { sitePlan } from '../../../text/de/site-plan.ts';
import { text as table } from '../../../text/site-plan.ts';
import { withAnswers } from '../../address/other-answers.ts';
import { inMetres, sizeInMetres } from './measures.ts';
import styles from './Outcome.module.css';
import type { PlanState } from './plan-state.ts';

type Words = typeof sitePlan;

/** What came of the answers, announced. The region is there before the first answer: its changes are what is read out. */
export function Outcome({ state }: { state: PlanState }) {
  const words = useText(table);
  return (
    <div role="status" className={styles.outcome}>
      <Sentences state={state} words={words} />
    </div>
  );
}

function Sentences({
  state: { answers, plot, problems, isExample },
  words,
}: {
  state: PlanState;
  words: Words;
}) {
  const wrong = (['breite', 'tiefe'] as const).flatMap((name) => {
    const problem = problems[name];
    return problem ? [words.problems[name][problem]] : [];
  });
  if (wrong.length > 0) {
    return (
      <>
        <h3>{words.wrong}</h3>
        <p>{wrong.join(' ')}</p>
      </>
    );
  }
  const plan = layOut(plot);
  if (!plan.fits) return <Misfit plan={plan} answers={answers} words={words} />;
  const { all, accessible } = plan.stalls;
  const size = sizeInMetres(plot);
  return isExample ? (
    <>
      <h3>{words.example.title}</h3>
      <p>{words.example.text(size, all)}</p>
    </>
  ) : (
    <>
      <h3>{words.fits.title}</h3>
      <p>
        {words.fits.text(size, all, accessible, plan.waitingCars)} {plot.corner ? words.fits.corner : null}
      </p>
      <Offer answers={answers}>{words.fits.offer}</Offer>
    </>
  );
}

/** Leads to the form of the offer, with the plan in the address: it stays what it is there. */
function Offer({ answers, children }: { answers: Answers; children: string }) {
  const { pathname, search } = useLocation();
  const others = pathname === paths.acquisition ? search : '';
  const query = withAnswers(others, plotFields, new URLSearchParams(queryOf(answers)));
  return (
    <ButtonLink to={`${paths.acquisition}${query}#openForm`} variant="secondary">
      {children}
    </ButtonLink>
  );
}

function Misfit({ plan, answers, words }: { plan: MisfittingPlan; answers: Answers; words: Words }) {
  const { misfit, bands } = words;
  const isBand = (name: string): name is keyof typeof bands => name in bands;
  const made = (reason: Shortfall) =>
    Object.entries(reason.bands).flatMap(([name, size]) =>
      size > 0 && isBand(name) ? [`${inMetres(size)} ${bands[name]}`] : [],
    );
  const sizes = smallestPlots().map(sizeInMetres);
  return (
    <>
      <h3>{misfit.title}</h3>
      {plan.reasons.map((reason) => (
        <p key={reason.what}>
          <strong>
            {misfit[reason.what](inMetres(reason.missingMetres), inMetres(reason.neededMetres))}
          </strong>{' '}
          {misfit.made(made(reason).join(', '))}
        </p>
      ))}
      <p>{misfit.enough(`${sizes.slice(0, -1).join(', ')} ${misfit.or} ${sizes.at(-1)}`)}</p>
      <Offer answers={answers}>{misfit.offer}</Offer>
    </>
  );
}

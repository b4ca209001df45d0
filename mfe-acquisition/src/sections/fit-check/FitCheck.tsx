import { useText } from '@goldbraun/shared/contract';
import { Section } from '@goldbraun/shared/sections/section/Section';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fitQuery } from '../../../fit/answers.ts';
import { LANES_FRONTAGE } from '../../../fit/lanes-frontage.ts';
import { judge } from '../../../fit/verdict.ts';
import { text as table } from '../../../text/fit.ts';
import styles from './FitCheck.module.css';
import { FitForm } from './FitForm.tsx';
import { readAsked } from './fit-address.ts';
import { FIT_ANCHOR } from './fit-anchor.ts';
import { VerdictView } from './VerdictView.tsx';

/**
 * „Passt mein Grundstück?“: six questions and what follows from them. The answers stand in the address of the page and
 * nowhere else, so it is the same without JavaScript, where all questions stand on one page.
 */
export default function FitCheck() {
  const words = useText(table);
  const { search } = useLocation();
  const asked = useMemo(() => readAsked(search), [search]);
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(search);

  // With the change itself: no moment in which the next question is there and the focus is not.
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // What had the focus has gone with its question. Whoever is elsewhere on the page stays there.
    const { activeElement, body } = document;
    if (activeElement !== body && !region.current?.contains(activeElement)) return;
    region.current?.querySelector<HTMLElement>('[data-begin]')?.focus();
  }, [search]);

  return (
    <Section tone="sand" id={FIT_ANCHOR} title={words.title}>
      <p className={styles.intro}>{words.intro}</p>
      <div ref={region} className={styles.check}>
        {asked.answers && !asked.current ? (
          <VerdictView
            key={fitQuery(asked.answers)}
            asked={asked}
            answers={asked.answers}
            verdict={judge(asked.answers, LANES_FRONTAGE)}
            words={words}
          />
        ) : null}
        <FitForm key={search} asked={asked} words={words} />
      </div>
    </Section>
  );
}

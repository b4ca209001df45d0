import { paths } from '@goldbraun/shared/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Answers, queryOf, readAnswers } from '../../../site-plan/read-plot.ts';
import { followAddress } from './follow-address.ts';
import { type PlanState, planState } from './plan-state.ts';

/** After so long without a change, the address follows and what came of it is said. */
const PAUSE_MS = 400;

const hasProblem = ({ problems }: PlanState): boolean => Object.keys(problems).length > 0;

/** What a form holds, whoever put it there. */
const answersIn = (form: HTMLFormElement): Answers =>
  readAnswers(
    new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  );

/**
 * The answers of the visitor and what they come to. On the page whose address has them, they come from there and it
 * follows them; on others nothing but this section knows of them.
 * @param isDragging whether an edge of the plot is held: nothing may move under a finger, so what is said waits until it is let go
 * @returns `state` at once, `settled` when the visitor pauses, `change` for new answers, `settle` for those who don't wait
 */
export function usePlan(form: RefObject<HTMLFormElement | null>, isDragging: boolean) {
  const { pathname, search } = useLocation();
  // What other parts of the page ask does not matter here.
  const query = queryOf(readAnswers(pathname === paths.acquisition ? search : ''));
  const [state, setState] = useState(() => planState(readAnswers(query)));
  const [settled, setSettled] = useState(state);
  const shown = useRef(query);
  const pending = useRef(false);

  const change = (answers: Answers) => {
    pending.current = true;
    setState((before) => planState(answers, before));
  };

  const settle = () => {
    if (!pending.current) return;
    pending.current = false;
    setSettled(state);
    if (hasProblem(state)) return;
    shown.current = queryOf(state.answers);
    followAddress(state.answers);
  };

  const latest = useRef(settle);
  useLayoutEffect(() => {
    latest.current = settle;
  });

  // The address changed by other means than this form.
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    const next = planState(readAnswers(query));
    setState(next);
    setSettled(next);
  }, [query]);

  // What was typed before the script came, and what the browser filled in again after a reload.
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = answersIn(form.current);
    if (queryOf(typed) === shown.current) return;
    pending.current = true;
    setState((before) => planState(typed, before));
  }, [form]);

  useEffect(() => {
    if (state === settled || isDragging) return;
    const pause = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [state, settled, isDragging]);

  return { state, settled, change, settle };
}

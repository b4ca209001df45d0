import { useCallback, useEffect, useRef, useState } from 'react';
import type { Challenge } from '../../../offer/offer.ts';
import { fetchChallenge } from './challenge.ts';

/** The equation of the form. The server renders 'loading', so that its page can be kept for every visitor. */
export type ChallengeState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; challenge: Challenge };

/** The equation and a function that fetches another one. */
export function useChallenge(): [ChallengeState, () => void] {
  const [state, setState] = useState<ChallengeState>({ status: 'loading' });
  const latest = useRef(0);

  const renew = useCallback(() => {
    latest.current += 1;
    const turn = latest.current;
    setState({ status: 'loading' });
    void fetchChallenge().then((challenge) => {
      // An equation that was overtaken by a newer one must not replace it.
      if (turn === latest.current)
        setState(challenge ? { status: 'ready', challenge } : { status: 'failed' });
    });
  }, []);

  useEffect(renew, [renew]);
  return [state, renew];
}

import { paths } from '@goldbraun/shared/contract';
import { useLocation } from 'react-router-dom';
import { otherAnswers } from './other-answers.ts';

/** In a form that leads to /akquise: what other parts of that page have asked there, so that it does not get lost. */
export function OtherAnswers({ own }: { own: readonly string[] }) {
  const { pathname, search } = useLocation();
  if (pathname !== paths.acquisition) return null;
  return otherAnswers(search, own).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

import { useParams } from 'react-router-dom';
import { pages } from './pages/index.ts';

/** One variant alone in the window. */
export function VariantPage() {
  const { section, variant } = useParams();
  const page = pages.find((candidate) => candidate.section === section);
  return page?.variants.find(({ id }) => id === variant)?.element ?? <p>There is no such variant.</p>;
}

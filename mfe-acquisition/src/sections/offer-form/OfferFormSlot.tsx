import { OfferForm } from './OfferForm.tsx';

/**
 * The form as other remotes place it: `<Slot name="mfe-acquisition/OfferForm" level={2} fallback={…} />`.
 * `level` is the level of its heading.
 */
export default function OfferFormSlot({ level }: { level?: 2 | 3 }) {
  return <OfferForm level={level} />;
}

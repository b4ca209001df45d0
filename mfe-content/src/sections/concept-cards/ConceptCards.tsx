import { type DynamicCardItem, DynamicCards } from '@goldbraun/shared/sections/dynamic-cards/DynamicCards';

interface ConceptCardsProps {
  title: string;
  text?: string;
  /** All three concepts, or on a concept's own page the other two. */
  items: readonly DynamicCardItem[];
}

/** The restaurant concepts, each leading to its page. */
export function ConceptCards(concepts: ConceptCardsProps) {
  return <DynamicCards {...concepts} span={concepts.items.length === 2 ? 6 : 4} tone="sand" />;
}

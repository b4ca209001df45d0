import { useText } from '@goldbraun/shared/contract/index.ts';
import { DynamicCards } from '@goldbraun/shared/sections/dynamic-cards/DynamicCards.tsx';
import { text as table } from '../../../text/concept-cards.ts';

type Concept = 'driveThrough' | 'inStore' | 'future';
const concepts: readonly Concept[] = ['driveThrough', 'inStore', 'future'];

interface ConceptCardsProps {
  title?: string;
  text?: string;
  /** The concept that the page itself is about; the other two are shown. */
  without?: Concept;
}

/** The restaurant concepts, each leading to its page. */
export function ConceptCards({ title, text, without }: ConceptCardsProps) {
  const cards = useText(table);
  const items = concepts
    .filter((concept) => concept !== without)
    .map((concept) => ({ ...cards.items[concept], link: concept }));
  return (
    <DynamicCards
      title={title ?? (without ? cards.title : cards.all)}
      text={text}
      items={items}
      span={without ? 6 : 4}
      tone="sand"
    />
  );
}

import { declaredSlots, faultsOfSlotTypes } from './slot-types.ts';

const declaring = (slots: string, before = '') => `import 'react';
${before}
declare module '@goldbraun/shared/contract' {
  interface Slots {
    ${slots}
  }
}
`;

describe('a declaration of slots', () => {
  it('names them, and none that stands in a comment', () => {
    const text = declaring(`
      /** Beside 'mfe-news/Ticker': it is another one. */
      'mfe-news/List': { count?: number };
      "mfe-news/Teaser": object; // 'mfe-news/Old': object`);
    expect(declaredSlots(text)).toEqual(['mfe-news/List', 'mfe-news/Teaser']);
    expect(faultsOfSlotTypes('mfe-news', text)).toEqual([]);
  });

  it.each([
    ["'mfe-content/Search': object;", '', 'It declares mfe-content/Search, which mfe-news does not own.'],
    ["'mfe-news/List': Item;", "import type { Item } from './item.ts';", 'It refers to other files'],
    ["'mfe-news/List': import('../item.ts').Item;", '', 'It refers to other files'],
    ["'mfe-news/List': object;", '/// <reference path="item.d.ts" />', 'It refers to other files'],
    [`'mfe-news/List': '${'a'.repeat(20_000)}';`, '', 'It has more than 20,000 characters.'],
  ])('is refused with a sentence (%#)', (slots, before, fault) => {
    expect(faultsOfSlotTypes('mfe-news', declaring(slots, before))).toEqual([expect.stringContaining(fault)]);
  });

  it('may use what everybody has', () => {
    const react = "import type { ReactNode } from 'react';";
    expect(faultsOfSlotTypes('mfe-news', declaring("'mfe-news/List': { head: ReactNode };", react))).toEqual(
      [],
    );
  });
});

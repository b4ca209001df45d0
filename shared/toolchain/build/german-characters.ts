/**
 * What German texts are written with: its letters, those of the foreign words and names that stand in them, and its typographic marks.
 * What a visitor types or a team writes besides comes in the fallback's face, letter by letter.
 */
export const germanCharacters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÄÖÜäöüẞßıÀÁÂÇÈÉÊËÎÏÑÓÔØÙÛàáâãåæçèéêëìíîïñòóôõøœùúû',
  ...'„“”‚‘’»«›‹…–—·•§°€©®™²³½¼¾×±−≈≤≥→←↑↓\u00a0\u202f\u00ad',
].join('');

/**
 * What other parts of the page know goes into a message as a block that its visitor sees and may change: a first line that says
 * where it comes from, some lines, and an address under which it can be seen again.
 */
export interface BlockKind {
  /** How its first line begins. */
  first: string;
}

const patternOf = ({ first }: BlockKind): RegExp =>
  new RegExp(`${first.replace(/[?()[\]{}.*+^$|\\]/g, '\\$&')}[^]*?^(https?://\\S+\\?\\S+)$`, 'mu');

/**
 * Puts a block below what a message says, in the place of an earlier one of its kind. One with the same address stays as it is,
 * since its visitor may have written something into it.
 */
export function withBlock(message: string, kind: BlockKind, block: string): string {
  const pattern = patternOf(kind);
  const earlier = pattern.exec(message);
  if (!earlier) return message.trim() === '' ? block : `${message.trimEnd()}\n\n${block}`;
  return block.endsWith(`\n${earlier[1]}`) ? message : message.replace(pattern, () => block);
}

/** The query of the address with which a message's block of this kind ends; '' if it has none. */
export function queryIn(message: string, kind: BlockKind): string {
  const [, address] = patternOf(kind).exec(message) ?? [];
  return address && URL.canParse(address) ? new URL(address).search : '';
}

const entities: Record<string, string> = { nbsp: '\u00a0', shy: '', amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of the table's HTML without its tags, to be searched; an unknown entity becomes a space. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? ' ');
}

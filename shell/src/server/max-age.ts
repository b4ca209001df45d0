/**
 * The seconds for which a page may be kept: the fewest that any of its loaders names in the Cache-Control of its answer
 * (`keepFor` of the contract); 0 if one forbids it, or none says anything.
 */
export function maxAgeOf(headers: Iterable<Headers>): number {
  const stated = [...headers].flatMap((one) => one.get('cache-control') ?? []);
  const ages = stated.map((directives) => {
    if (/\b(no-store|no-cache|private)\b/i.test(directives)) return 0;
    return Number(/(?:^|[\s,])max-age=(\d{1,9})/i.exec(directives)?.[1] ?? 0);
  });
  return ages.length > 0 ? Math.min(...ages) : 0;
}

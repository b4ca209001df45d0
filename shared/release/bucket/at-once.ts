/**
 * Does the same to many things, to some of them at the same time.
 * @throws what the first failure throws; nothing more is begun then
 */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = [...items].reverse();
  const worker = async () => {
    try {
      for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}

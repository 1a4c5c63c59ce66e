/** What is done with each of many. */
export type Worker<Item> = (item: Item) => Promise<void>;

/** Does something with each of many, so many at once; the first that fails ends it. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: Worker<Item>,
): Promise<void> {
  const waiting = items.values();
  const run = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run));
}

import { inParallel } from "../platform/work/inParallel.ts";

/** Number of requests at a time: as many as a test's database has connections. */
const AT_ONCE = 10;

/** Calls `work` for each item, several at a time, and returns the results in the order of the items. */
export async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  await inParallel([...items.entries()], AT_ONCE, async ([at, item]) => {
    results[at] = await work(item);
  });
  return results;
}

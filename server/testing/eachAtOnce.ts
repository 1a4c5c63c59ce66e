import { inParallel } from "../platform/work/inParallel.ts";

const AT_ONCE = 10;

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

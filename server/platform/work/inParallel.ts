export type Worker<Item> = (item: Item) => Promise<void>;

/** Waits for all, then throws the reason of the first rejected promise in order. */
export async function awaitAll(promises: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(promises))
    if (result.status === "rejected") throw result.reason;
}

/** After a failure it starts no other item, waits for those in progress, and throws the first failure. */
export async function inParallel<Item>(
  items: readonly Item[],
  maxRunning: number,
  work: Worker<Item>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const run = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const runs = Array.from({ length: Math.min(maxRunning, items.length) }, run);
  await awaitAll(runs);
}

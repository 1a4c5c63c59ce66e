/**
 * Runs `work` on batches. Items that arrive while a batch runs form the next batch. Each promise resolves when its
 * batch is done.
 */
export function batchCalls<Item>(
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | null = null;
  let current: Promise<unknown> = Promise.resolve();
  return (item) => {
    waiting.push(item);
    next ??= current.then(() => {
      const items = waiting;
      [waiting, next] = [[], null];
      const batch = work(items);
      current = batch.catch(() => {});
      return batch;
    });
    return next;
  };
}

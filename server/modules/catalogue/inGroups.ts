/**
 * Does together what is asked for while the last of it is still being done: many wait for one statement instead of one
 * after the other for their own. Each promise resolves when its item is done.
 */
export function inGroups<Item>(
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
      const done = work(items);
      // One that fails does not keep the others from being tried.
      current = done.catch(() => {});
      return done;
    });
    return next;
  };
}

/**
 * Splits items into requests of at most `size`, in their order. Items of one group stay in one request if they fit, so
 * that a client with several bookings gets one mail.
 */
export function toBatches<Item>(
  items: readonly Item[],
  size: number,
  toGroup: (item: Item) => string,
): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = toGroup(item);
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [item]);
    else members.push(item);
  }
  const batches: Item[][] = [];
  for (const group of groups.values())
    for (let start = 0; start < group.length; start += size) {
      const part = group.slice(start, start + size);
      const last = batches.at(-1);
      if (last !== undefined && last.length + part.length <= size) last.push(...part);
      else batches.push(part);
    }
  return batches;
}

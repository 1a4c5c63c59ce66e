/** Ranks staff by the number of occurrences at which they are free, then by their order in `ids`. */
export function rankForSeries(ids: readonly string[], free: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const list of free) for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

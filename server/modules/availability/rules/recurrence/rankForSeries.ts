/**
 * The order in which people are asked for a series, so that it stays with one person as far as it can: by how many of
 * its occurrences they are free at, then as they are asked otherwise (`ids`). `free` says who is, for each occurrence.
 */
export function rankForSeries(ids: readonly string[], free: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const list of free) for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

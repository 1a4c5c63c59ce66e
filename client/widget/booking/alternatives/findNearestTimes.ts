/**
 * Returns at most `limit` offered starts nearest to `wanted`, in ascending order. The later of two equally near starts
 * is preferred. All are ISO instants.
 */
export function findNearestTimes(
  starts: readonly string[],
  requestedStart: string,
  limit = 3,
): readonly string[] {
  const wantedMs = Date.parse(requestedStart);
  const distance = (start: string) => Math.abs(Date.parse(start) - wantedMs);
  return starts
    .filter((start) => Date.parse(start) !== wantedMs)
    .toSorted((left, right) => distance(left) - distance(right) || Date.parse(right) - Date.parse(left))
    .slice(0, limit)
    .toSorted((left, right) => Date.parse(left) - Date.parse(right));
}

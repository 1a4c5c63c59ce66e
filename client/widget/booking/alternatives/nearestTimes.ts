/**
 * Returns at most `limit` offered starts nearest to `wanted`, in ascending order. The later of two equally near starts
 * is preferred. All are ISO instants.
 */
export function nearestTimes(starts: readonly string[], wanted: string, most = 3): readonly string[] {
  const center = Date.parse(wanted);
  const distance = (start: string) => Math.abs(Date.parse(start) - center);
  return starts
    .filter((start) => Date.parse(start) !== center)
    .toSorted((left, right) => distance(left) - distance(right) || Date.parse(right) - Date.parse(left))
    .slice(0, most)
    .toSorted((left, right) => Date.parse(left) - Date.parse(right));
}

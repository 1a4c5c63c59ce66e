/**
 * Returns the offered starts nearest to a wanted one, at most `most`, earliest first. Of two equally near ones the later is preferred.
 *
 * @param starts ISO instants
 * @param wanted ISO instant
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

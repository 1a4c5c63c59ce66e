/** Returns the starts that are nearest to an instant, in order of time. */
export function findNearest(starts: readonly string[], instant: string, count: number): readonly string[] {
  const wanted = Date.parse(instant);
  const distance = (start: string) => Math.abs(Date.parse(start) - wanted);
  return [...starts]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
}

/** A line as far as its place within a visit is concerned. */
export interface TimedLine {
  /** Whose line it is; the lines of one member follow each other in the given order. */
  readonly member: number;
  readonly durationMinutes: number;
}

/** Minutes between the start of a visit and the start of one of its lines: the lengths of that member's lines before it. */
export function lineOffset(lines: readonly TimedLine[], index: number): number {
  const { member } = lines[index]!;
  return lines
    .slice(0, index)
    .filter((line) => line.member === member)
    .reduce((minutes, line) => minutes + line.durationMinutes, 0);
}

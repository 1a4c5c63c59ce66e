export interface TimedLine {
  /** The lines of one member follow each other in the given order. */
  readonly member: number;
  readonly durationMinutes: number;
}

/** Returns the minutes from the start of the order to a line. */
export function getLineOffset(lines: readonly TimedLine[], index: number): number {
  const { member } = lines[index]!;
  return lines
    .slice(0, index)
    .filter((line) => line.member === member)
    .reduce((minutes, line) => minutes + line.durationMinutes, 0);
}

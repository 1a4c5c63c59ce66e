/** The properties of a line that decide when it starts within an order. */
export interface TimedLine {
  /** Number of the member. The lines of one member follow each other in the given order. */
  readonly member: number;
  readonly durationMinutes: number;
}

/** Returns the minutes from the start of the order to a line: the total length of the same member's earlier lines. */
export function lineOffset(lines: readonly TimedLine[], index: number): number {
  const { member } = lines[index]!;
  return lines
    .slice(0, index)
    .filter((line) => line.member === member)
    .reduce((minutes, line) => minutes + line.durationMinutes, 0);
}

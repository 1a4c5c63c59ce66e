export interface FoldInput {
  readonly weeks: readonly (readonly (string | null)[])[];
  readonly from: string;
  /** No week before this date is shown. Null if unknown. */
  readonly earliest: string | null;
  /** The visitor's choice, whose week is the last one. Null before a choice. */
  readonly chosen: string | null;
  readonly focused: string | null;
  /** True if the visitor expanded the weeks before `from`, and those after. */
  readonly showsEarlier: boolean;
  readonly showsLater: boolean;
}

export interface WeekFold {
  readonly first: number;
  readonly last: number;
  /** True if other weeks from today on are hidden. */
  readonly canGrow: boolean;
}

const WEEKS_AT_FIRST = 2;

/** Returns the weeks that a phone shows: a few from the first free day, or the rest of the month. */
export function foldWeeks(input: FoldInput): WeekFold {
  const { weeks, chosen, focused, showsEarlier, showsLater } = input;
  const rowOf = (date: string | null) =>
    date === null ? -1 : weeks.findIndex((week) => week.includes(date));
  const end = weeks.findLastIndex((week) => week.some((date) => date !== null));
  const begin = Math.max(0, rowOf(input.from));
  const earliest = input.earliest === null ? begin : Math.min(begin, Math.max(0, rowOf(input.earliest)));
  const wanted = [rowOf(chosen), rowOf(focused)].filter((row) => row >= earliest);
  const first = showsEarlier ? earliest : Math.min(begin, ...wanted);
  const atFirst = rowOf(chosen) >= earliest ? first : Math.min(end, first + WEEKS_AT_FIRST - 1);
  const last = showsLater ? end : Math.max(atFirst, ...wanted);
  return { first, last, canGrow: first > earliest || last < end };
}

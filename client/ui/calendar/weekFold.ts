export interface FoldInput {
  readonly weeks: readonly (readonly (string | null)[])[];
  readonly from: string;
  /** No week before this date is shown. Null if unknown. */
  readonly notBefore: string | null;
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
  readonly canExpand: boolean;
}

const WEEKS_AT_FIRST = 2;

/** Returns the weeks that a phone shows: a few from the first free day, or the rest of the month. */
export function foldWeeks(input: FoldInput): WeekFold {
  const { weeks, chosen, focused, showsEarlier, showsLater } = input;
  const findRow = (date: string | null) =>
    date === null ? -1 : weeks.findIndex((week) => week.includes(date));
  const lastRow = weeks.findLastIndex((week) => week.some((date) => date !== null));
  const firstRow = Math.max(0, findRow(input.from));
  const earliest =
    input.notBefore === null ? firstRow : Math.min(firstRow, Math.max(0, findRow(input.notBefore)));
  const requiredRows = [findRow(chosen), findRow(focused)].filter((row) => row >= earliest);
  const first = showsEarlier ? earliest : Math.min(firstRow, ...requiredRows);
  const atFirst = findRow(chosen) >= earliest ? first : Math.min(lastRow, first + WEEKS_AT_FIRST - 1);
  const last = showsLater ? lastRow : Math.max(atFirst, ...requiredRows);
  return { first, last, canExpand: first > earliest || last < lastRow };
}

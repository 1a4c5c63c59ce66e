/** What decides which weeks of a month a phone shows. Dates are `YYYY-MM-DD`. */
export interface FoldInput {
  /** Rows of a month, as `weeksOf` returns them. */
  readonly weeks: readonly (readonly (string | null)[])[];
  /** The first week that is shown contains this date: the first free day, else today. */
  readonly from: string;
  /** No week before this date is ever shown: today. Null if it is not known. */
  readonly earliest: string | null;
  /** The day that the visitor chose: the grid ends with its week, so that its times follow. Null before a choice. */
  readonly chosen: string | null;
  /** The day that the arrow keys have reached. Its week is always shown. */
  readonly focused: string | null;
  /** The visitor asked for the whole month: the weeks before `from`, and those after. */
  readonly showsEarlier: boolean;
  readonly showsLater: boolean;
}

/** The rows that a phone shows, counted from 0. */
export interface WeekFold {
  readonly first: number;
  readonly last: number;
  /** Whether there are other weeks from today on. */
  readonly canGrow: boolean;
}

/** Number of weeks that are shown before a day is chosen. */
const WEEKS_AT_FIRST = 2;

/** Returns the weeks that a phone shows: a few from the first free day on, or the whole rest of the month on request. */
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

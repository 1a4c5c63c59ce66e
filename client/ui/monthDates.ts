/** Arithmetic on ISO dates (`2026-11-20`) and months (`2026-11`), without any zone. */

const DAY = 86_400_000;

const fromIso = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toIso = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The date so many days later (or earlier). */
export function addDays(date: string, days: number): string {
  return toIso(fromIso(date) + days * DAY);
}

/** The month so many months later (or earlier). */
export function addMonths(month: string, months: number): string {
  const at = new Date(fromIso(`${month}-01`));
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: string): number {
  return new Date(fromIso(date)).getUTCDay() || 7;
}

/** The number of days in a month. */
export function daysIn(month: string): number {
  return (fromIso(`${addMonths(month, 1)}-01`) - fromIso(`${month}-01`)) / DAY;
}

/** The same day of another month, or its last day when it has none. */
export function sameDayIn(month: string, date: string): string {
  const day = Math.min(Number(date.slice(8)), daysIn(month));
  return `${month}-${String(day).padStart(2, "0")}`;
}

/** Six rows of seven: the dates of a month in their weeks, null where another month's would stand. */
export function weeksOf(month: string, firstWeekday: number): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  const length = daysIn(month);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - lead;
      return day >= 0 && day < length ? addDays(first, day) : null;
    }),
  );
}

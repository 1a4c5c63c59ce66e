import { isIsoDate } from "../../../server/shared/time/dates.ts";
import { formatClock, parseClock } from "../../../server/shared/time/formatClock.ts";
import { toWallMinute } from "../../../server/shared/time/offset.ts";
import { type IsoDate, toLocalDate } from "../../time/format.ts";
import { toInstant } from "../time/toInstant.ts";

/** A wall time of the business: `YYYY-MM-DD` and `HH:MM`. Empty texts if nothing complete is typed. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

/** The fields of the form, as the address holds them. */
export interface AbsenceFields {
  /** Id or slug. Empty if no one is chosen. */
  readonly staff: string;
  readonly from: Moment;
  readonly to: Moment;
}

export const absencePath = "/desk/absence";

const END_OF_DAY = "23:59";
const LONGEST_MS = 400 * 86_400_000;
const MINUTES_PER_DAY = 1440;

/** Reads the address. Missing times are now and the end of today, of the business's zone. */
export function readAbsenceFields({ searchParams }: URL, timeZone: string, now: number): AbsenceFields {
  const defaults = getDefaultTimes(timeZone, now);
  return {
    staff: searchParams.get("staff") ?? "",
    from: readMoment(searchParams.get("from")) ?? defaults.from,
    to: readMoment(searchParams.get("to")) ?? defaults.to,
  };
}

function readMoment(text: string | null): Moment | null {
  const [date = "", time = ""] = (text ?? "").split("T");
  const isValid = (date === "" || isIsoDate(date)) && (time === "" || parseClock(time) !== null);
  return isValid && `${date}${time}` !== "" ? { date, time } : null;
}

export function toAbsenceHref({ staff, from, to }: AbsenceFields): string {
  const params = new URLSearchParams();
  if (staff !== "") params.set("staff", staff);
  params.set("from", `${from.date}T${from.time}`);
  params.set("to", `${to.date}T${to.time}`);
  return `${absencePath}?${params}`;
}

/** Address of the decisions of an absence. */
export function toDecidedHref(absence: string): string {
  return `${absencePath}?${new URLSearchParams({ absence })}`;
}

/** Address for a person from now to the end of today, which the screen fills in. */
export function toAbsencePersonHref(staff: string): string {
  return `${absencePath}?${new URLSearchParams({ staff })}`;
}

/** Address for a person on a date: the rest of today, or the whole of another date. */
export function toAbsenceDayHref(staff: string, date: IsoDate, today: IsoDate): string {
  if (date === today) return toAbsencePersonHref(staff);
  return toAbsenceHref({ staff, from: { date, time: "00:00" }, to: { date, time: END_OF_DAY } });
}

function getDefaultTimes(timeZone: string, now: number): Pick<AbsenceFields, "from" | "to"> {
  const from = toMoment(new Date(now).toISOString(), timeZone);
  return { from, to: { date: from.date, time: END_OF_DAY } };
}

export function toMoment(instant: string, timeZone: string): Moment {
  const minute = Math.floor(toWallMinute(instant, timeZone)) % MINUTES_PER_DAY;
  return { date: toLocalDate(instant, timeZone), time: formatClock(minute) };
}

export interface AbsenceRange {
  readonly staff: string;
  readonly since: string;
  readonly until: string;
}

export interface RangeIssue {
  readonly field: "staff" | "from" | "to";
  readonly code: "REQUIRED" | "SKIPPED" | "ORDER" | "PAST" | "LONG";
}

/** Checks the fields as the graph does, so that a mistake is shown beside its field. */
export function toAbsenceRange(
  { staff, from, to }: AbsenceFields,
  timeZone: string,
  now: number,
): AbsenceRange | RangeIssue {
  if (staff === "") return { field: "staff", code: "REQUIRED" };
  const range = toTimeRange({ from, to }, timeZone, now);
  return isRangeIssue(range) ? range : { staff, ...range };
}

export type TimeRange = Omit<AbsenceRange, "staff">;

/** Checks a time that people or rooms are blocked. */
export function toTimeRange(
  { from, to }: Omit<AbsenceFields, "staff">,
  timeZone: string,
  now: number,
): TimeRange | RangeIssue {
  for (const [field, { date, time }] of Object.entries({ from, to }))
    if (date === "" || time === "") return { field: field as "from" | "to", code: "REQUIRED" };
  const since = toInstant(from.date, from.time, timeZone);
  if (since === null) return { field: "from", code: "SKIPPED" };
  const until = toInstant(to.date, to.time, timeZone);
  if (until === null) return { field: "to", code: "SKIPPED" };
  const length = Date.parse(until) - Date.parse(since);
  if (length <= 0) return { field: "to", code: "ORDER" };
  if (length > LONGEST_MS) return { field: "to", code: "LONG" };
  return Date.parse(until) <= now ? { field: "to", code: "PAST" } : { since, until };
}

export const isRangeIssue = <Range extends TimeRange>(range: Range | RangeIssue): range is RangeIssue =>
  "code" in range;

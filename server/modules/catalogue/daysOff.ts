import {
  deleteHoliday,
  deleteOverride,
  lockSchedule,
  writeHoliday,
  writeOverride,
} from "./data/schedules/daysOff.ts";
import { loadBookedTimes, loadSchedules } from "./data/schedules/loadSchedules.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { cleanText, checkText } from "../../shared/contact/text.ts";
import { type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import { type WindowInput, validateWindows } from "./rules/validateWindows.ts";
import { findOutsideHours } from "./rules/findOutsideHours.ts";
import type { IsoDate } from "../../shared/slots/types.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export interface ScheduleDate {
  readonly scheduleId: string;
  readonly date: IsoDate;
}

/** Ids of the bookings that are now outside the hours, by start. */
export interface ChangedHours {
  readonly conflictingBookings: readonly string[];
}

const NAME_MAX = 120;

/**
 * Sets the hours of one date, which take precedence over the weekly hours and holidays. An empty list closes the date.
 */
export async function setDateOverride(
  scope: Scope,
  { scheduleId, date }: ScheduleDate,
  input: readonly WindowInput[],
): Promise<Outcome<ChangedHours>> {
  const { windows, issues } = validateWindows(input);
  const all = [...dateIssues(scope, date), ...issues];
  if (all.length > 0) return { ok: false, failure: invalidInput(...all) };
  return changeSchedule(scope, scheduleId, date, async (sql) => {
    await writeOverride(sql, scope.business.id, scheduleId, date, windows);
  });
}

export function removeDateOverride(
  scope: Scope,
  { scheduleId, date }: ScheduleDate,
): Promise<Outcome<ChangedHours>> {
  return changeSchedule(scope, scheduleId, date, async (sql) => {
    if (!(await deleteOverride(sql, scope.business.id, scheduleId, date)))
      throw invalidInputError(issue(["date"], "NOT_FOUND"));
  });
}

/** Closes a date for all schedules without an override for it. */
export async function setHoliday(scope: Scope, date: IsoDate, name: string): Promise<Outcome<ChangedHours>> {
  const cleanName = cleanText(name);
  const issueCode = checkText(cleanName, { max: NAME_MAX });
  const issues = [...dateIssues(scope, date), ...(issueCode ? [issue(["name"], issueCode)] : [])];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  return {
    ok: true,
    value: await scope.database.transaction((sql) =>
      changeHours(scope, sql, null, date, async () => {
        await writeHoliday(sql, scope.business.id, date, cleanName);
      }),
    ),
  };
}

export async function removeHoliday(scope: Scope, date: IsoDate): Promise<Outcome<IsoDate>> {
  const isDeleted = await deleteHoliday(scope.database.query, scope.business.id, date);
  return isDeleted
    ? { ok: true, value: date }
    : { ok: false, failure: invalidInput(issue(["date"], "NOT_FOUND")) };
}

function changeSchedule(
  scope: Scope,
  scheduleId: string,
  date: IsoDate,
  change: (sql: Sql) => Promise<void>,
): Promise<Outcome<ChangedHours>> {
  return toResult(() =>
    scope.database.transaction(async (sql) => {
      if (!(await lockSchedule(sql, scope.business.id, scheduleId)))
        throw invalidInputError(issue(["schedule"], "NOT_FOUND"));
      return changeHours(scope, sql, scheduleId, date, () => change(sql));
    }),
  );
}

/** Changes the hours of one date and finds the bookings that only the former hours covered. */
async function changeHours(
  { business, clock }: Scope,
  { query }: Sql,
  scheduleId: string | null,
  date: IsoDate,
  change: () => Promise<void>,
): Promise<ChangedHours> {
  const range = { from: date, to: date };
  const before = await loadSchedules(query, business.id, scheduleId, range);
  await change();
  const after = await loadSchedules(query, business.id, scheduleId, range);
  const filter = { scheduleId, staffId: null };
  const bookings = await loadBookedTimes(query, business.id, filter, range, clock.now());
  const outside = [...after].flatMap(([id, schedule]) =>
    findOutsideHours(
      before.get(id) ?? schedule,
      schedule,
      date,
      bookings.filter((booking) => booking.scheduleId === id),
    ),
  );
  return { conflictingBookings: [...new Set(outside.map(({ bookingId }) => bookingId))] };
}

function dateIssues({ business, clock }: Scope, date: IsoDate): Issue[] {
  const today = getLocalDate(business.timeZone, Math.floor(clock.now() / 60_000));
  return date >= today && date < "2200-01-01" ? [] : [issue(["date"], "OUT_OF_RANGE")];
}

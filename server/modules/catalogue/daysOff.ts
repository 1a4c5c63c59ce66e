import {
  deleteHoliday,
  deleteOverride,
  lockSchedule,
  writeHoliday,
  writeOverride,
} from "./data/schedules/daysOff.ts";
import { loadBookedVisits, loadSchedules } from "../availability/data/loadSchedules.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { cleanText, textFault } from "../../shared/contact/text.ts";
import { type Issue, invalidInput, issue } from "../../shared/failures/failure.ts";
import { type WrittenWindow, validateWindows } from "./rules/validateWindows.ts";
import { outsideHours } from "./rules/outsideHours.ts";
import type { IsoDate } from "../../shared/slots/types.ts";
import { localDateAt } from "../../shared/time/localTime.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** A date of a schedule. */
export interface ScheduleDate {
  readonly scheduleId: string;
  readonly date: IsoDate;
}

/** What a change of hours did: whether there was anything to change, and which bookings lie outside now, by when they begin. */
export interface ChangedHours {
  readonly changed: boolean;
  readonly outside: readonly string[];
}

const NAME_MAX = 120;

/** Gives a date hours of its own (none: closed); they win over the weekly hours and over holidays. Safe to send twice. */
export async function setDateOverride(
  scope: Scope,
  { scheduleId, date }: ScheduleDate,
  written: readonly WrittenWindow[],
): Promise<Outcome<ChangedHours>> {
  const { windows, issues } = validateWindows(written);
  const all = [...dateIssues(scope, date), ...issues];
  if (all.length > 0) return { ok: false, failure: invalidInput(...all) };
  return changeSchedule(scope, scheduleId, date, async (sql) => {
    await writeOverride(sql, scope.business.id, scheduleId, date, windows);
    return true;
  });
}

/** Gives a date its weekly hours back. Safe to send twice. */
export function removeDateOverride(
  scope: Scope,
  { scheduleId, date }: ScheduleDate,
): Promise<Outcome<ChangedHours>> {
  return changeSchedule(scope, scheduleId, date, (sql) =>
    deleteOverride(sql, scope.business.id, scheduleId, date),
  );
}

/** Makes a date one on which nobody works, but for schedules with hours of their own for it. Safe to send twice. */
export async function setHoliday(scope: Scope, date: IsoDate, name: string): Promise<Outcome<ChangedHours>> {
  const kept = cleanText(name);
  const fault = textFault(kept, { max: NAME_MAX });
  const issues = [...dateIssues(scope, date), ...(fault ? [issue(["name"], fault)] : [])];
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  return {
    ok: true,
    value: await scope.database.transaction((sql) =>
      changeHours(scope, sql, null, date, async () => {
        await writeHoliday(sql, scope.business.id, date, kept);
        return true;
      }),
    ),
  };
}

/** Makes a holiday a date like others. Safe to send twice: false the second time. */
export function removeHoliday(scope: Scope, date: IsoDate): Promise<boolean> {
  return deleteHoliday(scope.database.query, scope.business.id, date);
}

function changeSchedule(
  scope: Scope,
  scheduleId: string,
  date: IsoDate,
  change: (sql: Sql) => Promise<boolean>,
): Promise<Outcome<ChangedHours>> {
  return toResult(() =>
    scope.database.transaction(async (sql) => {
      if (!(await lockSchedule(sql, scope.business.id, scheduleId)))
        throw new DomainError(invalidInput(issue(["schedule"], "NOT_FOUND")));
      return changeHours(scope, sql, scheduleId, date, () => change(sql));
    }),
  );
}

/** Changes the hours of one date and finds what was booked by the former ones. */
async function changeHours(
  { business, clock }: Scope,
  { query }: Sql,
  scheduleId: string | null,
  date: IsoDate,
  change: () => Promise<boolean>,
): Promise<ChangedHours> {
  const around = { from: date, to: date };
  const before = await loadSchedules(query, business.id, scheduleId, around);
  const changed = await change();
  const after = await loadSchedules(query, business.id, scheduleId, around);
  const whose = { scheduleId, staffId: null };
  const visits = await loadBookedVisits(query, business.id, whose, around, clock.now());
  const outside = [...after].flatMap(([id, schedule]) =>
    outsideHours(
      before.get(id) ?? schedule,
      schedule,
      date,
      visits.filter((visit) => visit.scheduleId === id),
    ),
  );
  return { changed, outside: [...new Set(outside.map(({ bookingId }) => bookingId))] };
}

/** Hours can be changed from today on, as far as calendars reach. */
function dateIssues({ business, clock }: Scope, date: IsoDate): Issue[] {
  const today = localDateAt(business.timeZone, Math.floor(clock.now() / 60_000));
  return date >= today && date < "2200-01-01" ? [] : [issue(["date"], "OUT_OF_RANGE")];
}

import { Temporal } from "temporal-polyfill";
import type {
  BusyTimes,
  DayWindow,
  EpochMinute,
  SlotSearch,
  StaffCalendar,
} from "../../../../shared/slots/types.ts";
import type { CalendarReason } from "../../../../shared/slots/unavailableReasons.ts";

/** Test oracle: checks every rule minute by minute with Temporal. It shares no code with the engine. */

export interface Verdict {
  readonly refusal: CalendarReason | null;
  readonly staffIds: readonly string[];
  readonly seatsLeft: number;
}

interface Interval {
  readonly begin: EpochMinute;
  readonly end: EpochMinute;
}

const DAY = 1440;

const wallHours = new Map<string, Map<number, Float64Array>>();

function wallAt(timeZone: string, minute: EpochMinute): number {
  const hours = wallHours.get(timeZone) ?? new Map<number, Float64Array>();
  wallHours.set(timeZone, hours);
  const hour = Math.floor(minute / 60);
  let walls = hours.get(hour);
  if (walls === undefined) {
    // Temporal is slow. An hour whose last minute is 59 minutes after its first has no clock change.
    const begin = readWall(timeZone, hour * 60);
    const isOrdinary = readWall(timeZone, hour * 60 + 59) === begin + 59;
    walls = Float64Array.from({ length: 60 }, (_, at) =>
      isOrdinary ? begin + at : readWall(timeZone, hour * 60 + at),
    );
    hours.set(hour, walls);
  }
  return walls[minute - hour * 60]!;
}

function readWall(timeZone: string, minute: EpochMinute): number {
  const shown = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(timeZone);
  return Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) / 60_000;
}

const dates = new Map<number, string>();

export function dateAt(timeZone: string, minute: EpochMinute): string {
  const day = Math.floor(wallAt(timeZone, minute) / DAY);
  let date = dates.get(day);
  if (date === undefined) {
    date = new Temporal.PlainDate(1970, 1, 1).add({ days: day }).toString();
    dates.set(day, date);
  }
  return date;
}

function wallMidnight(date: Temporal.PlainDate): number {
  return Date.UTC(date.year, date.month - 1, date.day) / 60_000;
}

function getWindowInstants(timeZone: string, midnight: number, window: DayWindow): Interval | null {
  let first: number | null = null;
  let last = 0;
  for (let t = midnight + window.opensAt - 2 * DAY; t < midnight + window.closesAt + 2 * DAY; t++) {
    const wall = wallAt(timeZone, t);
    if (wall < midnight + window.opensAt || wall >= midnight + window.closesAt) continue;
    first ??= t;
    last = t;
  }
  return first === null ? null : { begin: first, end: last + 1 };
}

function dateExists(timeZone: string, midnight: number): boolean {
  for (let t = midnight - 2 * DAY; t < midnight + 3 * DAY; t++) {
    const wall = wallAt(timeZone, t);
    if (wall >= midnight && wall < midnight + DAY) return true;
  }
  return false;
}

/** The hours of one staff member on one date. Windows that touch are merged. */
function listDateHours(one: StaffCalendar, date: Temporal.PlainDate): Interval[] {
  const { timeZone, weekly, overrides } = one.schedule;
  const override = overrides.find((candidate) => candidate.date === date.toString());
  const windows = override?.windows ?? weekly.filter((window) => window.weekday === date.dayOfWeek);
  const midnight = wallMidnight(date);
  if (windows.length === 0 || !dateExists(timeZone, midnight)) return [];
  const intervals = windows.flatMap((window) => getWindowInstants(timeZone, midnight, window) ?? []);
  for (let again = true; again;) {
    again = false;
    for (const a of intervals) {
      const b = intervals.find((other) => other !== a && other.begin <= a.end && a.begin <= other.end);
      if (b === undefined) continue;
      intervals.splice(intervals.indexOf(a), 1);
      intervals.splice(intervals.indexOf(b), 1);
      intervals.push({ begin: Math.min(a.begin, b.begin), end: Math.max(a.end, b.end) });
      again = true;
      break;
    }
  }
  return intervals;
}

function listHours(one: StaffCalendar, search: SlotSearch): Interval[] {
  const last = Temporal.PlainDate.from(search.to).add({ days: 3 });
  const hours: Interval[] = [];
  let date = Temporal.PlainDate.from(search.from).subtract({ days: 5 });
  while (Temporal.PlainDate.compare(date, last) <= 0) {
    hours.push(...listDateHours(one, date));
    date = date.add({ days: 1 });
  }
  return hours;
}

function isFree(busy: BusyTimes, range: Interval): boolean {
  for (let i = 0; i < busy.length; i += 2) {
    const begin = busy[i]!;
    const end = busy[i + 1]!;
    if (begin < end && begin < range.end && end > range.begin) return false;
  }
  return true;
}

/** Intersections of every choice of one window from each team member. */
function sharedWindows(hours: readonly Interval[][]): Interval[] {
  const [first, ...others] = hours;
  if (first === undefined) return [];
  if (others.length === 0) return first;
  const rest = sharedWindows(others);
  return first
    .flatMap((a) => rest.map((b) => ({ begin: Math.max(a.begin, b.begin), end: Math.min(a.end, b.end) })))
    .filter((shared) => shared.begin < shared.end);
}

export function oracle(search: SlotSearch): (start: EpochMinute) => Verdict {
  const { rules, now, staff, dayZone } = search;
  const teams = search.assignment === "collective" ? [[...staff]] : staff.map((one) => [one]);
  const windowsOfTeam = new Map(
    teams.map((team) => [team, sharedWindows(team.map((one) => listHours(one, search)))]),
  );
  const lastDate = Temporal.PlainDate.from(dateAt(dayZone, now)).add({ days: rules.horizonDays }).toString();

  const reject = (refusal: CalendarReason): Verdict => ({ refusal, staffIds: [], seatsLeft: 0 });

  function checkNew(start: EpochMinute): { refusal: CalendarReason | null; able: StaffCalendar[][] } {
    const rejectNew = (refusal: CalendarReason) => ({ refusal, able: [] });
    const end = start + rules.durationMinutes;
    const bufferedRange = { begin: start - rules.bufferBeforeMinutes, end: end + rules.bufferAfterMinutes };
    const findWindows = (team: StaffCalendar[]) =>
      (windowsOfTeam.get(team) ?? []).filter((window) => window.begin <= start && end <= window.end);
    const inHours = teams.filter((team) => findWindows(team).length > 0);
    if (inHours.length === 0) return rejectNew("OUTSIDE_HOURS");
    const onStep = inHours.filter((team) =>
      findWindows(team).some((window) => (start - window.begin) % rules.intervalMinutes === 0),
    );
    if (onStep.length === 0) return rejectNew("OFF_INTERVAL");
    const taken = search.takenPerDay.get(dateAt(dayZone, start)) ?? 0;
    if (rules.maxPerDay !== null && taken >= rules.maxPerDay) return rejectNew("DAY_LIMIT");
    const free = onStep.filter((team) => team.every((one) => isFree(one.busy, bufferedRange)));
    if (free.length === 0) return rejectNew("STAFF_BUSY");
    if (search.seats > rules.capacity) return rejectNew("NO_SEATS");
    for (const need of search.resources) {
      const freeUnits = need.units.filter((busy) => isFree(busy, bufferedRange));
      if (freeUnits.length < need.needed) return rejectNew("RESOURCE_BUSY");
    }
    return { refusal: null, able: free };
  }

  return (start) => {
    if (start < now) return reject("IN_THE_PAST");
    if (start < now + rules.noticeMinutes) return reject("TOO_SOON");
    if (dateAt(dayZone, start) > lastDate) return reject("BEYOND_HORIZON");
    if (staff.length === 0) return reject("NO_STAFF");

    const sessions = search.sessions.filter(
      (one) =>
        rules.capacity > 1 && one.startsAt === start && staff.some((member) => member.id === one.staffId),
    );
    const open = sessions.filter((one) => one.seatsTaken + search.seats <= one.seatsOffered);
    const newBooking = checkNew(start);
    if (open.length === 0 && newBooking.refusal !== null) {
      return reject(
        sessions.length > 0 && newBooking.refusal !== "RESOURCE_BUSY" ? "NO_SEATS" : newBooking.refusal,
      );
    }
    const able = new Set([
      ...newBooking.able.flat().map((one) => one.id),
      ...(search.assignment === "collective" ? staff.map((one) => one.id) : open.map((one) => one.staffId)),
    ]);
    const seats = open.map((one) => one.seatsOffered - one.seatsTaken);
    if (newBooking.refusal === null) seats.push(rules.capacity);
    return {
      refusal: null,
      staffIds: staff.map((one) => one.id).filter((id) => able.has(id)),
      seatsLeft: Math.max(...seats),
    };
  };
}

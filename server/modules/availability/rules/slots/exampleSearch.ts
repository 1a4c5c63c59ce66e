import { Temporal } from "temporal-polyfill";
import type {
  DayWindow,
  EpochMinute,
  SlotRules,
  SlotSearch,
  StaffCalendar,
  WeeklyWindow,
} from "../../../../shared/slots/types.ts";

/** @param instant such as `2026-03-02T09:00-05:00` */
export function at(instant: string): EpochMinute {
  return Temporal.Instant.from(instant).epochMilliseconds / 60_000;
}

export function busy(...instants: string[]): Int32Array {
  return Int32Array.from(instants, at);
}

/** @param text such as `9:00-17:30`, with an end that may pass 24:00 */
export function hours(text: string): DayWindow {
  const [opensAt = 0, closesAt = 0] = text.split("-").map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return hour * 60 + minute;
  });
  return { opensAt, closesAt };
}

export function everyDay(...ranges: string[]): WeeklyWindow[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => ranges.map((text) => ({ weekday, ...hours(text) })));
}

export function person(
  id: string,
  timeZone: string,
  weekly: readonly WeeklyWindow[],
  rest: { busy?: Int32Array; overrides?: StaffCalendar["schedule"]["overrides"] } = {},
): StaffCalendar {
  return {
    id,
    schedule: { timeZone, weekly, overrides: rest.overrides ?? [] },
    busy: rest.busy ?? new Int32Array(0),
  };
}

export function example(
  changes: Partial<Omit<SlotSearch, "rules">> & { rules?: Partial<SlotRules> } = {},
): SlotSearch {
  return {
    now: at("2026-03-01T00:00-05:00"),
    from: "2026-03-02",
    to: "2026-03-02",
    timeZone: "America/New_York",
    assignment: "any",
    staff: [person("amara", "America/New_York", everyDay("9:00-12:00"))],
    resources: [],
    sessions: [],
    seats: 1,
    dayZone: "America/New_York",
    takenPerDay: new Map(),
    ...changes,
    rules: {
      durationMinutes: 60,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      intervalMinutes: 60,
      noticeMinutes: 0,
      horizonDays: 30,
      maxPerDay: null,
      capacity: 1,
      ...changes.rules,
    },
  };
}

/** Formats starts in a zone as `02 09:00-05:00`, day of the month first. */
export function formatStarts(starts: Iterable<EpochMinute>, timeZone: string): string[] {
  return Array.from(starts, (start) => {
    const time = Temporal.Instant.fromEpochMilliseconds(start * 60_000).toZonedDateTimeISO(timeZone);
    return `${time.toPlainDateTime().toString({ smallestUnit: "minute" }).slice(8).replace("T", " ")}${time.offset}`;
  });
}

import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import type {
  BusyTimes,
  DateOverride,
  DayWindow,
  EpochMinute,
  ResourceNeed,
  SessionSeats,
  SlotRules,
  SlotSearch,
  StaffCalendar,
} from "../../../../shared/slots/types.ts";

/** Test generators of searches around clock changes from 2024 to 2035, and around unusual past ones. */

const ODD_ZONES = [
  "Africa/Cairo", // from midnight back into the day before
  "Africa/Casablanca", // back and forth for Ramadan
  "America/Havana", // from 1:00 back to midnight
  "America/Nuuk", // two hours from UTC, changes on Saturday
  "America/Scoresbysund",
  "America/St_Johns", // half an hour off
  "America/Santiago", // forward at midnight, so that the day begins at 1:00
  "Antarctica/Troll", // changes by two hours
  "Asia/Beirut", // forward at midnight
  "Asia/Gaza",
  "Asia/Kathmandu", // 45 minutes
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Atlantic/Azores", // from 1:00 back to midnight
  "Australia/Eucla",
  "Australia/Lord_Howe", // half an hour of daylight saving
  "Europe/Berlin",
  "Europe/Dublin",
  "Pacific/Apia",
  "Pacific/Chatham", // 12:45, changes at 2:45
  "Pacific/Easter",
  "Pacific/Kiritimati", // +14
  "Pacific/Pago_Pago", // -11
  "America/New_York",
  "UTC",
];

const ALL_ZONES = Intl.supportedValuesOf("timeZone");

/** Changes that no zone has today: a skipped date, and a repeated midnight. */
const UNUSUAL_PAST: readonly [string, string][] = [
  ["Pacific/Apia", "2011-12-30T10:00Z"],
  ["Pacific/Fakaofo", "2011-12-30T10:00Z"],
  ["Pacific/Kwajalein", "1993-08-21T12:00Z"],
  ["America/St_Johns", "2010-11-07T02:31Z"],
  ["America/St_Johns", "2011-03-13T03:31Z"],
  ["Australia/Lord_Howe", "1985-10-19T15:30Z"],
];

const changesByZone = new Map<string, EpochMinute[]>();

export function listClockChanges(timeZone: string): readonly EpochMinute[] {
  let changes = changesByZone.get(timeZone);
  if (changes === undefined) {
    changes = [];
    let at = Temporal.Instant.from("2024-01-01T00:00Z")
      .toZonedDateTimeISO(timeZone)
      .getTimeZoneTransition("next");
    while (at !== null && at.year < 2036) {
      changes.push(at.epochMilliseconds / 60_000);
      at = at.getTimeZoneTransition("next");
    }
    changesByZone.set(timeZone, changes);
  }
  return changes;
}

interface Anchor {
  readonly timeZone: string;
  readonly instant: EpochMinute;
}

const anyZone = fc.oneof(fc.constantFrom(...ODD_ZONES), fc.constantFrom(...ALL_ZONES));

const anchor: fc.Arbitrary<Anchor> = fc.oneof(
  {
    weight: 9,
    arbitrary: anyZone.chain((timeZone) => {
      const changes = listClockChanges(timeZone);
      const instant =
        changes.length > 0
          ? fc.constantFrom(...changes)
          : fc.integer({ min: 0, max: 12 * 365 * 24 }).map((hour) => 28_401_120 + hour * 60);
      return instant.map((at) => ({ timeZone, instant: at }));
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...UNUSUAL_PAST).map(([timeZone, at]) => ({
      timeZone,
      instant: Temporal.Instant.from(at).epochMilliseconds / 60_000,
    })),
  },
);

const dayWindow: fc.Arbitrary<DayWindow> = fc
  .oneof(
    fc.record({
      step: fc.constant(5),
      opens: fc.oneof(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 0, max: 60 })),
      length: fc.oneof(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 288 }),
        fc.integer({ min: 1, max: 600 }),
      ),
    }),
    fc.record({
      step: fc.constant(60),
      opens: fc.oneof(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 4 })),
      length: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 30 })),
    }),
  )
  .map(({ step, opens, length }) => ({ opensAt: opens * step, closesAt: (opens + length) * step }));

const rules: fc.Arbitrary<SlotRules> = fc.record({
  durationMinutes: fc.constantFrom(5, 10, 15, 15, 25, 30, 30, 45, 60, 61, 90, 180),
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 10, 60),
  bufferAfterMinutes: fc.constantFrom(0, 0, 5, 15, 60),
  intervalMinutes: fc.constantFrom(5, 7, 15, 20, 30, 30, 45, 60, 90),
  noticeMinutes: fc.constantFrom(0, 0, 0, 0, 0, 30, 600, 1440, 2881),
  horizonDays: fc.constantFrom(30, 30, 30, 30, 30, 30, 30, 0, 2, 4),
  maxPerDay: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.integer({ min: 0, max: 3 })),
  capacity: fc.constantFrom(1, 1, 2, 12),
});

function arbitraryBusyTimes(instant: EpochMinute, maxLength: number): fc.Arbitrary<BusyTimes> {
  const claim = fc.tuple(fc.integer({ min: -4500, max: 4500 }), fc.integer({ min: 0, max: 240 }));
  return fc
    .array(claim, { maxLength })
    .map((claims) =>
      Int32Array.from(claims.flatMap(([at, length]) => [instant + at, instant + at + length])),
    );
}

function dateNear({ timeZone, instant }: Anchor, days: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instant * 60_000)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days })
    .toString();
}

function arbitraryStaff(at: Anchor, id: string): fc.Arbitrary<StaffCalendar> {
  const override: fc.Arbitrary<DateOverride> = fc.record({
    date: fc.integer({ min: -2, max: 3 }).map((days) => dateNear(at, days)),
    windows: fc.array(dayWindow, { maxLength: 3 }),
  });
  return fc.record({
    id: fc.constant(id),
    schedule: fc.record({
      timeZone: fc.oneof(
        { weight: 3, arbitrary: fc.constant(at.timeZone) },
        { weight: 1, arbitrary: anyZone },
      ),
      weekly: fc.array(
        fc
          .tuple(fc.integer({ min: 1, max: 7 }), dayWindow)
          .map(([weekday, window]) => ({ weekday, ...window })),
        { minLength: 4, maxLength: 21 },
      ),
      overrides: fc.uniqueArray(override, { maxLength: 3, selector: (one) => one.date }),
    }),
    busy: arbitraryBusyTimes(at.instant, 12),
  });
}

const STAFF_IDS = ["amara", "bruno", "chloe"];

function arbitrarySearchNear(at: Anchor): fc.Arbitrary<SlotSearch> {
  const zone = fc.oneof(
    { weight: 2, arbitrary: fc.constant(at.timeZone) },
    { weight: 1, arbitrary: anyZone },
  );
  const resource: fc.Arbitrary<ResourceNeed> = fc.record({
    id: fc.constant("room"),
    units: fc.array(arbitraryBusyTimes(at.instant, 8), { minLength: 1, maxLength: 3 }),
    needed: fc.constantFrom(0, 1, 1, 1, 2),
  });
  const session: fc.Arbitrary<SessionSeats> = fc.record({
    staffId: fc.constantFrom(...STAFF_IDS, "somebody else"),
    startsAt: fc.integer({ min: -600, max: 600 }).map((step) => at.instant + step * 5),
    seatsTaken: fc.integer({ min: 1, max: 12 }),
    seatsOffered: fc.integer({ min: 1, max: 12 }),
  });
  return fc
    .record({
      now: fc
        .oneof(
          { weight: 4, arbitrary: fc.integer({ min: -9000, max: -1500 }) },
          { weight: 1, arbitrary: fc.integer({ min: -1500, max: 2000 }) },
        )
        .map((minutes) => at.instant + minutes),
      first: fc.integer({ min: -1, max: 1 }),
      days: fc.integer({ min: 0, max: 2 }),
      timeZone: zone,
      rules,
      assignment: fc.constantFrom("any" as const, "any" as const, "collective" as const),
      staff: fc
        .constantFrom(0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
        .chain((count) => fc.tuple(...STAFF_IDS.slice(0, count).map((id) => arbitraryStaff(at, id)))),
      resources: fc.oneof(fc.constant([]), fc.array(resource, { maxLength: 2 })),
      sessions: fc.array(session, { maxLength: 5 }),
      seats: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 2, 4),
      dayZone: zone,
      taken: fc.array(fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 0, max: 3 })), {
        maxLength: 4,
      }),
    })
    .map(({ first, days, taken, ...search }) => ({
      ...search,
      from: dateNear(at, first),
      to: dateNear(at, first + days),
      takenPerDay: new Map(taken.map(([day, count]) => [dateNear(at, day), count])),
    }));
}

export const arbitrarySearch: fc.Arbitrary<SlotSearch> = anchor.chain(arbitrarySearchNear);

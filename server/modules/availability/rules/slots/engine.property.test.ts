import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitrarySearch } from "./arbitrarySearch.ts";
import { describeSlot, describeSlots } from "./describeSlots.ts";
import { findSlots } from "./findSlots.ts";
import { groupByDate } from "./groupByDate.ts";
import { dateAt, oracle } from "./oracle.ts";
import type { EpochMinute, SlotSearch } from "../../../../shared/slots/types.ts";
import { findRefusal } from "./findRefusal.ts";
import { getPropertyRuns } from "../../../../testing/depth.ts";

const RUNS = getPropertyRuns(400);
const TIME_OUT = 60_000 + RUNS * 200;

function listMinutes(search: SlotSearch): EpochMinute[] {
  const first = Date.parse(search.from) / 60_000 - 1440;
  const last = Date.parse(search.to) / 60_000 + 2 * 1440;
  const minutes: EpochMinute[] = [];
  for (let t = first; t < last; t++) {
    const date = dateAt(search.timeZone, t);
    if (date >= search.from && date <= search.to) minutes.push(t);
  }
  return minutes;
}

function spread(search: SlotSearch, offered: Int32Array): EpochMinute[] {
  const near = [...offered.slice(0, 12), ...offered.slice(-4)].flatMap((start) => [
    start - 1,
    start,
    start + 1,
  ]);
  const minutes = new Set(listMinutes(search));
  const sessions = search.sessions.map((session) => session.startsAt);
  return [
    ...[...near, ...sessions].filter((minute) => minutes.has(minute)),
    ...[...minutes].filter((t) => t % 45 === 0),
  ];
}

function check(property: fc.IProperty<[SlotSearch]>, runs = RUNS): void {
  fc.assert(property, { numRuns: runs });
}

describe("the slot engine against the oracle", () => {
  test("finds the same starts, staff and seats", { timeout: TIME_OUT }, () => {
    check(
      fc.property(arbitrarySearch, (search) => {
        const findExpected = oracle(search);
        const minutes = listMinutes(search);
        const offered = minutes.flatMap((startsAt) => {
          const { refusal, staffIds, seatsLeft } = findExpected(startsAt);
          if (refusal !== null) return [];
          return { startsAt, endsAt: startsAt + search.rules.durationMinutes, staffIds, seatsLeft };
        });
        expect([...findSlots(search)]).toEqual(offered.map((slot) => slot.startsAt));
        expect(describeSlots(search, minutes)).toEqual(offered);
      }),
    );
  });

  test("returns the same refusal", { timeout: TIME_OUT }, () => {
    check(
      fc.property(arbitrarySearch, (search) => {
        const findExpected = oracle(search);
        const offered = findSlots(search);
        const starts = new Set(offered);
        for (const startsAt of spread(search, offered)) {
          const { refusal } = findExpected(startsAt);
          expect(findRefusal(search, startsAt)).toBe(refusal);
          expect(describeSlot(search, startsAt) !== null).toBe(refusal === null);
          expect(starts.has(startsAt)).toBe(refusal === null);
        }
      }),
    );
  });
});

describe("properties of the slot engine", () => {
  test("an additional claim never adds a slot", { timeout: TIME_OUT }, () => {
    const claims = fc.array(fc.tuple(fc.nat(), fc.nat(8000), fc.nat(600)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(arbitrarySearch, claims, (any, more) => {
        const search = { ...any, sessions: [] };
        const before = new Set(findSlots(search));
        const first = Date.parse(search.from) / 60_000 - 1440;
        const staff = search.staff.map((one, index) => {
          const own = more.filter(([staffIndex]) => staffIndex % search.staff.length === index);
          const added = own.flatMap(([, begin, length]) => [first + begin, first + begin + length]);
          return { ...one, busy: Int32Array.from([...one.busy, ...added]) };
        });
        const after = findSlots({ ...search, staff });
        expect([...after].filter((start) => !before.has(start))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test("the visitor's zone changes dates, never starts", { timeout: TIME_OUT }, () => {
    const zones = fc.constantFrom(
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "Asia/Kathmandu",
      "Africa/Cairo",
      "UTC",
    );
    fc.assert(
      fc.property(arbitrarySearch, zones, (search, timeZone) => {
        const shift = (date: string, days: number) =>
          new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
        const wide = { ...search, timeZone, from: shift(search.from, -2), to: shift(search.to, 2) };
        const minutes = new Set(listMinutes(search));
        expect([...findSlots(wide)].filter((start) => minutes.has(start))).toEqual([...findSlots(search)]);
      }),
      { numRuns: RUNS },
    );
  });

  test(
    "single dates find the same starts as the whole range, and grouping agrees",
    { timeout: TIME_OUT },
    () => {
      check(
        fc.property(arbitrarySearch, (search) => {
          const days = groupByDate(findSlots(search), search.timeZone, search.from, search.to);
          expect(days[0]?.date).toBe(search.from);
          expect(days.at(-1)?.date).toBe(search.to);
          for (const { date, starts } of days) {
            expect(findSlots({ ...search, from: date, to: date })).toEqual(starts);
          }
        }),
      );
    },
  );
});

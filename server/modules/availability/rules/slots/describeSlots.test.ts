import { describe, expect, test } from "vitest";
import { describeSlot, describeSlots } from "./describeSlots.ts";
import { at, busy, everyDay, example, person } from "./exampleSearch.ts";
import { findSlots } from "./findSlots.ts";

const NEW_YORK = "America/New_York";
const NINE = at("2026-03-02T09:00-05:00");
const TEN = NINE + 60;
const claim = busy("2026-03-02T10:00-05:00", "2026-03-02T11:00-05:00");
const amara = person("amara", NEW_YORK, everyDay("9:00-12:00"), { busy: claim });
const bruno = person("bruno", NEW_YORK, everyDay("9:00-11:00"));

describe("describeSlot", () => {
  test("returns times, staff in listed order, and no seats beyond one booking", () => {
    const search = example({ staff: [bruno, amara] });
    expect(describeSlot(search, NINE)).toEqual({
      startsAt: NINE,
      endsAt: NINE + 60,
      staffIds: ["bruno", "amara"],
      seatsLeft: 1,
    });
    expect(describeSlot(search, TEN)?.staffIds).toEqual(["bruno"]);
    expect(describeSlot(search, TEN + 60)?.staffIds).toEqual(["amara"]);
    expect(describeSlot(search, TEN + 120)).toBeNull();
  });

  test("returns all staff of a collective service, or null", () => {
    const search = example({ staff: [amara, bruno], assignment: "collective" });
    expect(describeSlot(search, NINE)?.staffIds).toEqual(["amara", "bruno"]);
    expect(describeSlot(search, TEN)).toBeNull();
  });

  test("returns the most seats that one teacher of a class has left", () => {
    const sessions = [{ staffId: "amara", startsAt: TEN, seatsTaken: 9, seatsOffered: 12 }];
    const yoga = { staff: [amara, bruno], sessions, rules: { capacity: 10 } };
    expect(describeSlot(example(yoga), TEN)).toMatchObject({ staffIds: ["amara", "bruno"], seatsLeft: 10 });
    expect(describeSlot(example({ ...yoga, seats: 4 }), TEN)).toMatchObject({
      staffIds: ["bruno"],
      seatsLeft: 10,
    });
    expect(describeSlot(example({ ...yoga, staff: [amara] }), TEN)).toMatchObject({
      staffIds: ["amara"],
      seatsLeft: 3,
    });
    expect(describeSlot(example({ ...yoga, staff: [amara], seats: 4 }), TEN)).toBeNull();
  });

  test.each([Number.NaN, Infinity, -Infinity, NINE + 0.5, 2 ** 60])("returns null for %d", (start) => {
    expect(describeSlot(example(), start)).toBeNull();
  });
});

describe("describeSlots", () => {
  test("keeps the given order and leaves out starts that are not offered", () => {
    const search = example({ staff: [bruno] });
    const slots = describeSlots(search, [TEN, TEN + 1, NINE, 0, TEN]);
    expect(slots.map((slot) => slot.startsAt)).toEqual([TEN, NINE, TEN]);
    expect(describeSlots(search, [])).toEqual([]);
  });

  test("agrees with findSlots", () => {
    const search = example({ staff: [amara, bruno], to: "2026-03-20" });
    const starts = findSlots(search);
    expect(starts.length).toBeGreaterThan(20);
    expect(describeSlots(search, starts).map((slot) => slot.startsAt)).toEqual([...starts]);
  });
});

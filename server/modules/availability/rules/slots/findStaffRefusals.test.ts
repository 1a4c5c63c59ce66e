import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitrarySearch } from "./arbitrarySearch.ts";
import { at, busy, everyDay, example, person } from "./exampleSearch.ts";
import { findSlots } from "./findSlots.ts";
import { findRefusal } from "./findRefusal.ts";
import { findShortResources, findStaffRefusals } from "./findStaffRefusals.ts";

const TEN = at("2026-03-02T10:00-05:00");

it("findStaffRefusals returns each staff member's refusal, and the short resources", () => {
  const taken = busy("2026-03-02T10:00-05:00", "2026-03-02T11:00-05:00");
  const free = new Int32Array(0);
  const search = example({
    staff: [
      person("amara", "America/New_York", everyDay("9:00-12:00"), { busy: taken }),
      person("bruno", "America/New_York", everyDay("11:00-12:00")),
      person("chloe", "America/New_York", everyDay("9:00-12:00")),
    ],
    resources: [
      { id: "room", units: [taken, free], needed: 1 },
      { id: "lamp", units: [taken, free], needed: 2 },
    ],
  });
  expect(findStaffRefusals(search, TEN)).toEqual([
    { staffId: "amara", refusal: "STAFF_BUSY" },
    { staffId: "bruno", refusal: "OUTSIDE_HOURS" },
    { staffId: "chloe", refusal: "RESOURCE_BUSY" },
  ]);
  expect(findShortResources(search, TEN)).toEqual(["lamp"]);
  expect(findShortResources(search, TEN + 60)).toEqual([]);
});

it("findStaffRefusals returns null exactly for staff with an offered start", () => {
  fc.assert(
    fc.property(arbitrarySearch, fc.nat(), (search, seed) => {
      const offered = findSlots(search);
      const from = at(`${search.from}T00:00Z`);
      const startsAt =
        offered.length > 0 && seed % 2 === 0 ? offered[seed % offered.length]! : from + (seed % 2880);
      const each = findStaffRefusals(search, startsAt);
      if (search.assignment === "any") {
        expect(each.some(({ refusal }) => refusal === null)).toBe(findRefusal(search, startsAt) === null);
      } else if (findRefusal(search, startsAt) === null && search.rules.capacity <= 1)
        expect(each.every(({ refusal }) => refusal === null)).toBe(true);
      if (findRefusal(search, startsAt) === "RESOURCE_BUSY")
        expect(findShortResources(search, startsAt).length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

import { expect, it } from "vitest";
import { listBlockChanges, placeBlock, previewBlock } from "./blockPreview.ts";
import { type BlockEntry, type BoardEntry, type BoardModel, groupByColumn } from "./boardModel.ts";

const span = (from: number, until: number) => ({ from, until, occupied: { from, until } });
const block: BlockEntry = {
  kind: "block",
  key: "block 1",
  id: "1",
  columns: ["a"],
  ...span(600, 660),
  reason: "Lunch",
  staff: ["a"],
  resources: ["room"],
};
const entries: readonly BoardEntry[] = [
  block,
  { kind: "external", key: "e", columns: ["a"], ...span(700, 720) },
  {
    kind: "session",
    key: "s",
    columns: ["b"],
    ...span(700, 760),
    id: "s",
    service: "Yoga",
    serviceId: "yoga",
    seats: 8,
    seatsTaken: 2,
    bookings: [],
  },
];
const model: BoardModel = {
  timeZone: "UTC",
  by: "staff",
  columns: [],
  entries,
  entriesByColumn: groupByColumn(entries),
  services: new Map(),
};

it.each([
  ["accepts a free time", "a", 690, 750, null],
  ["accepts its own time", "a", 615, 675, null],
  ["warns of an appointment", "b", 690, 701, "BOOKED"],
  ["accepts a time up to an appointment", "b", 690, 700, null],
  ["refuses a time that has ended", "a", 400, 500, "PAST"],
])("previewBlock %s", (_name, column, startsAt, endsAt, refusal) => {
  expect(previewBlock(model, block, { column, startsAt, endsAt }, 500)).toMatchObject({
    column,
    startsAt,
    endsAt,
    refusal,
  });
});

it("placeBlock gives a block to another person, and one of several people keeps them", () => {
  const target = { column: "b", startsAt: 630, endsAt: 720 };
  expect(placeBlock(block, "staff", target)).toEqual({ staff: ["b"], from: 630, until: 720 });
  const shared = { ...block, columns: ["a", "c"], staff: ["a", "c"] };
  expect(placeBlock(shared, "staff", target)).toMatchObject({ staff: ["a", "c"] });
});

it("listBlockChanges returns the values that differ", () => {
  expect(listBlockChanges(block, { ...block })).toEqual({});
  expect(listBlockChanges(block, { until: block.until + 15, reason: block.reason })).toEqual({
    until: block.until + 15,
  });
  expect(listBlockChanges(block, { staff: ["b"], reason: "Other" })).toEqual({
    staff: ["b"],
    reason: "Other",
  });
});

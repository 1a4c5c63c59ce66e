import { expect, test } from "vitest";
import {
  formatBoardAddress,
  getShownRange,
  listDates,
  parseBoardAddress,
  shiftAddress,
  type BoardAddress,
} from "./boardAddress.ts";

const parse = (search: string) =>
  parseBoardAddress(new URL(`http://daybook.test/desk/calendar${search}`), "2026-11-20");
const address: BoardAddress = { view: "week", by: "staff", date: "2026-11-20", column: null };

test.each([
  ["", { view: "day", by: "staff", date: "2026-11-20", column: null }],
  [
    "?view=month&by=resource&date=2026-02-28",
    { view: "month", by: "resource", date: "2026-02-28", column: null },
  ],
  ["?view=year&by=x&date=2026-02-30", { view: "day", by: "staff", date: "2026-11-20", column: null }],
  ["?view=week&column=all", { view: "week", by: "staff", date: "2026-11-20", column: "all" }],
])("parses %j", (search, expected) => {
  expect(parse(search)).toEqual(expected);
});

test("an address survives writing and parsing", () => {
  const changed = { ...address, column: "a b&c" };
  expect(parse(formatBoardAddress(changed).slice("/desk/calendar".length))).toEqual(changed);
});

test.each([
  [{ ...address, view: "day" }, 1, "2026-11-20", "2026-11-20"],
  [address, 1, "2026-11-16", "2026-11-22"],
  [address, 7, "2026-11-15", "2026-11-21"],
  [{ ...address, view: "month" }, 1, "2026-10-26", "2026-12-06"],
] as const)("%j with the week from %i", (shown, firstWeekday, from, to) => {
  expect(getShownRange(shown as BoardAddress, firstWeekday)).toEqual({ from, to });
});

test("a month has 42 dates", () => {
  expect(listDates(getShownRange({ ...address, view: "month" }, 1))).toHaveLength(42);
});

test("the next month keeps the day or takes the last", () => {
  expect(shiftAddress({ ...address, view: "month", date: "2026-01-31" }, 1).date).toBe("2026-02-28");
  expect(shiftAddress(address, -1).date).toBe("2026-11-13");
});

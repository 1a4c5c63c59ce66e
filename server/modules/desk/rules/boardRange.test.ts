import { expect, it } from "vitest";
import { findRangeError, listBoardDates } from "./boardRange.ts";

it.each([
  ["2026-11-20", "2026-11-20", null],
  ["2026-11-20", "2026-12-31", null],
  ["2026-11-20", "2027-01-01", "from and to must span 1 to 42 dates"],
  ["2026-11-20", "2026-11-19", "from and to must span 1 to 42 dates"],
  ["1989-12-31", "1990-01-01", "from and to must lie between 1990 and 2200"],
  ["2199-12-31", "2200-01-02", "from and to must lie between 1990 and 2200"],
] as const)("the range %s to %s is checked", (from, to, error) => {
  expect(findRangeError({ from, to })).toBe(error);
});

it("each date begins where the one before it ends", () => {
  const { dates, bounds } = listBoardDates("America/New_York", { from: "2026-10-31", to: "2026-11-02" });
  expect(dates).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
  expect(bounds.map((minute) => new Date(minute * 60_000).toISOString())).toEqual([
    "2026-10-31T04:00:00.000Z",
    "2026-11-01T04:00:00.000Z",
    "2026-11-02T05:00:00.000Z",
    "2026-11-03T05:00:00.000Z",
  ]);
});

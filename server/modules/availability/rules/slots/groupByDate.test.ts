import { describe, expect, test } from "vitest";
import { at } from "./exampleSearch.ts";
import { groupByDate } from "./groupByDate.ts";

describe("groupByDate", () => {
  const starts = Int32Array.of(
    at("2026-03-02T14:00Z"),
    at("2026-03-02T15:30Z"),
    at("2026-03-03T14:00Z"),
    at("2026-03-05T14:00Z"),
  );

  test("returns exactly the dates of the range, including those without starts", () => {
    const days = groupByDate(starts, "America/New_York", "2026-03-02", "2026-03-04");
    expect(days).toEqual([
      { date: "2026-03-02", starts: starts.slice(0, 2) },
      { date: "2026-03-03", starts: starts.slice(2, 3) },
      { date: "2026-03-04", starts: new Int32Array(0) },
    ]);
  });

  test("uses the visitor's dates", () => {
    const days = groupByDate(starts, "Asia/Tokyo", "2026-03-02", "2026-03-03");
    expect(days.map((day) => day.starts.length)).toEqual([1, 2]);
    expect(groupByDate(starts, "Asia/Tokyo", "2026-03-03", "2026-03-02")).toEqual([]);
  });

  test("returns the date that Apia skipped as empty", () => {
    const around = Int32Array.of(at("2011-12-30T09:59Z"), at("2011-12-30T10:00Z"));
    const days = groupByDate(around, "Pacific/Apia", "2011-12-29", "2011-12-31");
    expect(days.map((day) => day.starts.length)).toEqual([1, 0, 1]);
  });

  test("uses the date on the clock when midnight repeats", () => {
    // In St. John's, the clock went back from 0:01 on 7 November 2010 to 23:01 on the 6th.
    const around = Int32Array.of(at("2010-11-07T02:30Z"), at("2010-11-07T02:31Z"), at("2010-11-07T03:30Z"));
    const days = groupByDate(around, "America/St_Johns", "2010-11-06", "2010-11-07");
    expect(days.map((day) => [...day.starts])).toEqual([[around[1]], [around[0], around[2]]]);
  });
});

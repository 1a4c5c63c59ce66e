import { describe, expect, it } from "vitest";
import { calculateSearchCost, calculateSeriesCost } from "./costs.ts";

describe("calculateSearchCost", () => {
  it.each([
    [{ days: 1, lines: 1 }, 21],
    [{ days: 31, lines: 1 }, 51],
    [{ days: 93, lines: 4 }, 392],
    [{ days: 93, lines: 101 }, 9_413],
    [{ days: 0, lines: 0 }, 21],
    [{ days: -5, lines: 1 }, 21],
  ])("charges %o with %i", (searchSize, cost) => {
    expect(calculateSearchCost(searchSize)).toBe(cost);
  });
});

it.each([
  [1, 23],
  [12, 56],
  [366, 1_118],
])("calculateSeriesCost charges a series of %i appointments with %i", (occurrenceCount, cost) => {
  expect(calculateSeriesCost(occurrenceCount)).toBe(cost);
});

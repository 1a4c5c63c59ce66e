import { expect, test } from "vitest";
import { findNearest } from "./findNearest.ts";

const at = (time: string) => `2126-11-26T${time}:00.000Z`;

test.each([
  [["09:00", "10:00", "14:00", "15:00"], "14:30", 2, ["14:00", "15:00"]],
  [["15:00", "09:00"], "08:00", 4, ["09:00", "15:00"]],
  [[], "08:00", 4, []],
])("findNearest returns of %j the nearest to %s, at most %d", (starts, wanted, count, expected) => {
  expect(findNearest(starts.map(at), at(wanted), count)).toEqual(expected.map(at));
});

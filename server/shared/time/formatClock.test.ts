import { expect, test } from "vitest";
import { formatClock, parseClock } from "./formatClock.ts";

test.each([
  ["00:00", 0],
  ["09:05", 545],
  ["23:59", 1439],
  ["24:00", 1440],
  ["48:00", 2880],
])("readClock reads %s as %i minutes after midnight", (text, minutes) => {
  expect(parseClock(text)).toBe(minutes);
  expect(formatClock(minutes)).toBe(text);
});

test.each(["", "9:00", "09:60", "48:01", "49:00", "50:00", "09:00 ", "09:00:00", "-1:00", "０９:00"])(
  "readClock rejects %j",
  (text) => {
    expect(parseClock(text)).toBeNull();
  },
);

import { expect, test } from "vitest";
import { clockText, readClock } from "./clockText.ts";

test.each([
  ["00:00", 0],
  ["09:05", 545],
  ["23:59", 1439],
  ["24:00", 1440],
  ["48:00", 2880],
])("readClock reads %s as %i minutes after midnight", (text, minutes) => {
  expect(readClock(text)).toBe(minutes);
  expect(clockText(minutes)).toBe(text);
});

test.each(["", "9:00", "09:60", "48:01", "49:00", "50:00", "09:00 ", "09:00:00", "-1:00", "０９:00"])(
  "readClock rejects %j",
  (text) => {
    expect(readClock(text)).toBeNull();
  },
);

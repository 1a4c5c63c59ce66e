import { expect, test } from "vitest";
import { validateWindows } from "./validateWindows.ts";

const window = (opensAt: string, closesAt: string) => ({ opensAt, closesAt });
const listIssues = (...input: ReturnType<typeof window>[]) =>
  validateWindows(input).issues.map(({ path, code }) => `${path.join(".")} ${code}`);

test("windows are sorted, and none close the date", () => {
  expect(validateWindows([window("13:30", "17:00"), window("09:00", "13:30")])).toEqual({
    windows: [
      { opensAt: 540, closesAt: 810 },
      { opensAt: 810, closesAt: 1020 },
    ],
    issues: [],
  });
  expect(validateWindows([])).toEqual({ windows: [], issues: [] });
});

test("a night shift ends on the next day", () => {
  expect(validateWindows([window("22:00", "30:00")]).windows).toEqual([{ opensAt: 1320, closesAt: 1800 }]);
});

test.each([
  ["what is no time", [window("9", "10:00")], "windows.0.opensAt INVALID"],
  ["an end that is no time", [window("09:00", "48:01")], "windows.0.closesAt INVALID"],
  ["a begin on the next day", [window("24:00", "25:00")], "windows.0.opensAt OUT_OF_RANGE"],
  ["an end at the begin", [window("09:00", "09:00")], "windows.0.closesAt OUT_OF_RANGE"],
  ["an end before the begin", [window("22:00", "02:00")], "windows.0.closesAt OUT_OF_RANGE"],
  [
    "an overlap, at whichever begins later",
    [window("12:00", "14:00"), window("09:00", "12:01")],
    "windows.0.opensAt INVALID",
  ],
  ["the same twice", [window("09:00", "10:00"), window("09:00", "10:00")], "windows.1.opensAt INVALID"],
])("%s is rejected with its path", (_, input, issue) => {
  expect(listIssues(...input)).toEqual([issue]);
});

test("more than 24 windows are rejected together", () => {
  const hours = Array.from({ length: 25 }, (_, i) =>
    window(`0${Math.floor(i / 6)}:${i % 6}0`, `0${Math.floor(i / 6)}:${i % 6}5`),
  );
  expect(listIssues(...hours)).toEqual(["windows OUT_OF_RANGE"]);
  expect(listIssues(...hours.slice(1))).toEqual([]);
});

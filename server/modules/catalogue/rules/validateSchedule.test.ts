import { expect, it } from "vitest";
import { validateSchedule } from "./validateSchedule.ts";

const hours = (weekday: number, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt });
const listIssues = (weekly: ReturnType<typeof hours>[]) =>
  validateSchedule({ weekly }, false).issues.map(({ path, code }) => `${path.join(".")} ${code}`);

it("weekly hours are sorted by weekday and start", () => {
  const weekly = [hours(2, "13:00", "17:00"), hours(1, "22:00", "30:00"), hours(2, "09:00", "12:00")];
  expect(validateSchedule({ name: " Early ", timeZone: "Europe/Kiev", weekly }, true)).toEqual({
    values: {
      name: "Early",
      timeZone: "Europe/Kyiv",
      weekly: [
        { weekday: 1, opensAt: 1320, closesAt: 1800 },
        { weekday: 2, opensAt: 540, closesAt: 720 },
        { weekday: 2, opensAt: 780, closesAt: 1020 },
      ],
    },
    issues: [],
  });
});

it("absent hours stay, null and an empty list clear them", () => {
  expect(validateSchedule({}, false)).toEqual({ values: {}, issues: [] });
  expect(validateSchedule({ weekly: null }, false).values).toEqual({ weekly: [] });
  expect(validateSchedule({ weekly: [] }, false).values).toEqual({ weekly: [] });
});

it.each([
  [
    "an overlap on one day",
    [hours(1, "09:00", "12:00"), hours(2, "09:00", "12:00"), hours(1, "11:00", "13:00")],
    ["weekly.2.opensAt INVALID"],
  ],
  ["what is no time", [hours(7, "nine", "12:00")], ["weekly.0.opensAt INVALID"]],
  [
    "a fault a day",
    [hours(3, "09:00", "08:00"), hours(1, "9", "10:00")],
    ["weekly.1.opensAt INVALID", "weekly.0.closesAt OUT_OF_RANGE"],
  ],
  [
    "more than 24 a day",
    Array.from({ length: 25 }, () => hours(1, "09:00", "10:00")),
    ["weekly OUT_OF_RANGE"],
  ],
])("%s is rejected with its path", (_, weekly, issues) => {
  expect(listIssues(weekly)).toEqual(issues);
});

it("a night shift may overlap the hours of the next day", () => {
  expect(listIssues([hours(1, "20:00", "26:00"), hours(2, "01:00", "09:00")])).toEqual([]);
});

it("name and time zone are required on creation only", () => {
  expect(validateSchedule({}, true).issues.map(({ path }) => path)).toEqual([["name"], ["timeZone"]]);
});

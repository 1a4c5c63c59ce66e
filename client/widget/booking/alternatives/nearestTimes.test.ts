import { expect, it } from "vitest";
import { nearestTimes } from "./nearestTimes.ts";

const at = (time: string) => `2026-12-01T${time}:00.000Z`;

it("findNearestTimes returns the three nearest starts, earliest first", () => {
  const starts = ["09:00", "11:00", "13:00", "15:00", "18:00"].map(at);
  expect(nearestTimes(starts, at("14:00"))).toEqual(["11:00", "13:00", "15:00"].map(at));
});

it("findNearestTimes prefers the later of two equally near starts", () => {
  expect(nearestTimes([at("13:00"), at("15:00")], at("14:00"), 1)).toEqual([at("15:00")]);
});

it("findNearestTimes leaves out the wanted start and handles an empty list", () => {
  expect(nearestTimes([at("14:00")], "2026-12-01T14:00:00Z")).toEqual([]);
  expect(nearestTimes([], at("14:00"))).toEqual([]);
});

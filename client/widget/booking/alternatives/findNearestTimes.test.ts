import { expect, it } from "vitest";
import { findNearestTimes } from "./findNearestTimes.ts";

const at = (time: string) => `2026-12-01T${time}:00.000Z`;

it("findNearestTimes returns the three nearest starts, earliest first", () => {
  const starts = ["09:00", "11:00", "13:00", "15:00", "18:00"].map(at);
  expect(findNearestTimes(starts, at("14:00"))).toEqual(["11:00", "13:00", "15:00"].map(at));
});

it("findNearestTimes prefers the later of two equally near starts", () => {
  expect(findNearestTimes([at("13:00"), at("15:00")], at("14:00"), 1)).toEqual([at("15:00")]);
});

it("findNearestTimes leaves out the wanted start and handles an empty list", () => {
  expect(findNearestTimes([at("14:00")], "2026-12-01T14:00:00Z")).toEqual([]);
  expect(findNearestTimes([], at("14:00"))).toEqual([]);
});

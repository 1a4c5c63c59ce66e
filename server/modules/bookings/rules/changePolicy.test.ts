import { expect, it } from "vitest";
import { findChangeRefusal } from "./changePolicy.ts";

const START = Date.parse("2026-11-24T20:00:00Z");
const HOUR = 3_600_000;

it.each([
  ["CONFIRMED", 0, -HOUR, null],
  ["CONFIRMED", 0, -1, null],
  ["CONFIRMED", 0, 0, "PAST_CUTOFF"],
  ["CONFIRMED", 60, -HOUR, null],
  ["CONFIRMED", 60, -HOUR + 1, "PAST_CUTOFF"],
  ["CONFIRMED", 1440, -25 * HOUR, null],
  ["CONFIRMED", 1440, -23 * HOUR, "PAST_CUTOFF"],
  ["REQUESTED", 60, -2 * HOUR, null],
  ["AWAITING_PAYMENT", 0, -HOUR, null],
  ["CANCELLED", 0, -HOUR, "STATUS"],
  ["DECLINED", 0, -HOUR, "STATUS"],
  ["COMPLETED", 0, HOUR, "STATUS"],
] as const)("%s with %i minutes, %i ms from the start: %s", (status, cutoffMinutes, from, refusal) => {
  expect(findChangeRefusal({ status, startsAt: START }, { cutoffMinutes }, START + from)).toBe(refusal);
});

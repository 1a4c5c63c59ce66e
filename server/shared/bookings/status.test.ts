import { expect, test } from "vitest";
import { statusAt } from "./status.ts";

test.each([
  ["REQUESTED", 100, 99, "REQUESTED"],
  ["REQUESTED", 100, 100, "EXPIRED"],
  ["REQUESTED", null, 100, "REQUESTED"],
  ["AWAITING_PAYMENT", 100, 99, "AWAITING_PAYMENT"],
  ["AWAITING_PAYMENT", 100, 100, "EXPIRED"],
  ["CONFIRMED", 100, 101, "CONFIRMED"],
  ["DECLINED", 100, 101, "DECLINED"],
] as const)("turns %s with the deadline %s at %s into %s", (status, decideBy, now, counts) => {
  expect(statusAt(status, decideBy, now)).toBe(counts);
});

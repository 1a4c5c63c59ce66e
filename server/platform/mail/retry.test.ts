import { expect, it } from "vitest";
import { getNextAttempt } from "./retry.ts";

const minutes = (failures: number, isPermanent: boolean) => {
  const at = getNextAttempt(failures, isPermanent, 1_000);
  return at === null ? null : (at - 1_000) / 60_000;
};

it("waits longer each time and ends after more than two days", () => {
  const pauses = Array.from({ length: 10 }, (_, i) => minutes(i + 1, false));
  expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720, 720, 1440, null]);
});

it("ends sooner after permanent rejections", () => {
  expect([1, 2, 3].map((failures) => minutes(failures, true))).toEqual([1, 5, null]);
});

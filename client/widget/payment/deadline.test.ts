import { expect, test } from "vitest";
import { toLocalDeadline } from "./deadline.ts";

const payBy = "2026-11-20T15:10:00.000Z";
const end = Date.parse(payBy);

test("toLocalDeadline accepts a correct clock or a slightly late response", () => {
  expect(toLocalDeadline(payBy, 600, end - 600_000)).toBe(end);
  expect(toLocalDeadline(payBy, 600, end - 540_000)).toBe(end);
});

test("toLocalDeadline counts the server's seconds when the clock is wrong", () => {
  const wrong = end - 600_000 + 7_200_000;
  expect(toLocalDeadline(payBy, 600, wrong)).toBe(wrong + 600_000);
});

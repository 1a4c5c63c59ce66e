import { expect, test } from "vitest";
import { deadlineHere } from "./deadline.ts";

const payBy = "2026-11-20T15:10:00.000Z";
const end = Date.parse(payBy);

test("a clock that is right, or whose answer lay about for a moment, is believed", () => {
  expect(deadlineHere(payBy, 600, end - 600_000)).toBe(end);
  expect(deadlineHere(payBy, 600, end - 540_000)).toBe(end);
});

test("a clock that is plainly wrong counts the server's seconds", () => {
  const wrong = end - 600_000 + 7_200_000;
  expect(deadlineHere(payBy, 600, wrong)).toBe(wrong + 600_000);
});

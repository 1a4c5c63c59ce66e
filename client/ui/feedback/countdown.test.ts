import { expect, test } from "vitest";
import { findPassedMark, formatCountdown, secondsLeft } from "./countdown.ts";

test("secondsLeft is never negative", () => {
  expect(secondsLeft(10_000, 0)).toBe(10);
  expect(secondsLeft(10_000, 9_001)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 99_000)).toBe(0);
});

test("formatCountdown formats minutes and seconds", () => {
  expect([600, 545, 59, 5, 0].map(formatCountdown)).toEqual(["10:00", "9:05", "0:59", "0:05", "0:00"]);
});

test("findPassedMark returns five minutes, one minute and the end", () => {
  expect(findPassedMark(301, 300)).toBe(300);
  expect(findPassedMark(300, 299)).toBe(null);
  expect(findPassedMark(61, 60)).toBe(60);
  expect(findPassedMark(1, 0)).toBe(0);
  expect(findPassedMark(400, 30)).toBe(60);
  expect(findPassedMark(400, 0)).toBe(0);
});

test("findPassedMark accepts other marks", () => {
  expect(findPassedMark(121, 120, [300, 120, 60, 0])).toBe(120);
  expect(findPassedMark(121, 120)).toBe(null);
});

import { expect, it } from "vitest";
import { needsPassword } from "./passwordConfirmation.ts";

it.each([
  [null, true],
  [0, false],
  [10, false],
  [10.001, true],
])("needsPassword for a password entered %s minutes ago returns %s", (minutes, expected) => {
  const now = 1_800_000_000_000;
  expect(needsPassword(minutes === null ? null : now - minutes * 60_000, now)).toBe(expected);
});

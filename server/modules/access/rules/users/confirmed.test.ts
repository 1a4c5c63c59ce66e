import { expect, it } from "vitest";
import { needsPassword } from "./confirmed.ts";

it.each([
  [null, true],
  [0, false],
  [10, false],
  [10.001, true],
])("a password given %s minutes ago: has to be given again %s", (minutes, expected) => {
  const now = 1_800_000_000_000;
  expect(needsPassword(minutes === null ? null : now - minutes * 60_000, now)).toBe(expected);
});

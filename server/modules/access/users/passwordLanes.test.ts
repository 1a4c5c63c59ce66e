import { expect, it } from "vitest";
import { systemRandom } from "../../../platform/ids/systemRandom.ts";
import { hashPassword, isPassword } from "./passwordHash.ts";

it("checks passwords of known devices while guesses fill the other lane", async () => {
  const stored = (await hashPassword(systemRandom(), "the right password"))!;
  const guesses = Array.from({ length: 60 }, () => isPassword(null, "a guess", "unknown"));
  // Two run and fifty wait. All others are rejected at once.
  expect(await Promise.all(guesses.slice(52))).toEqual(Array.from({ length: 8 }, () => null));
  expect(await isPassword(stored, "the right password", "known")).toBe(true);
  await Promise.all(guesses);
});

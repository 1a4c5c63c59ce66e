import { expect, it } from "vitest";
import { createSystemRandom } from "../../../platform/ids/systemRandom.ts";
import { hashPassword, verifyPassword } from "./passwordHash.ts";

it("checks passwords of known devices while guesses fill the other lane", async () => {
  const stored = (await hashPassword(createSystemRandom(), "the right password"))!;
  const guesses = Array.from({ length: 60 }, () => verifyPassword(null, "a guess", "unknown"));
  // Two run and fifty wait.
  expect(await Promise.all(guesses.slice(52))).toEqual(Array.from({ length: 8 }, () => null));
  expect(await verifyPassword(stored, "the right password", "known")).toBe(true);
  await Promise.all(guesses);
});

import { expect, test } from "vitest";
import { createRequestKeys } from "./requestKeys.ts";

test("createRequestKeys returns one key for an input until the attempt ends", () => {
  const keys = createRequestKeys();
  const first = keys.get({ service: "s1" });
  expect(keys.get({ service: "s1" })).toBe(first);
  expect(keys.get({ service: "s2" })).not.toBe(first);
  keys.clear();
  expect(keys.get({ service: "s1" })).not.toBe(first);
});

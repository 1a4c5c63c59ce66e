import fc from "fast-check";
import { expect, it } from "vitest";
import { findFreeSlug } from "./findFreeSlug.ts";
import { isSlug } from "./slug.ts";

it("nextSlug returns the first free slug, cut to the maximum length", () => {
  expect(findFreeSlug("physio", () => true)).toBe("physio-2");
  expect(findFreeSlug("physio", (slug) => slug !== "physio-2")).toBe("physio-3");
  expect(findFreeSlug("a".repeat(39), () => true)).toBe(`${"a".repeat(37)}-2`);
});

it("nextSlug always returns a valid slug", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,18}(-[a-z0-9]{1,19}){0,1}$/), fc.nat(120), (slug, taken) => {
      let checkCount = 0;
      const next = findFreeSlug(slug, () => (checkCount += 1) > taken);
      expect([isSlug(next), next !== slug]).toEqual([true, true]);
    }),
  );
});

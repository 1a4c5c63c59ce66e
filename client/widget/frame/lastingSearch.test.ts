import { expect, test } from "vitest";
import { lasting } from "./lastingSearch.ts";

test("language, zone and frame go along; what was chosen on a screen stays there", () => {
  expect(lasting("?date=2026-11-24&locale=hu&step=details&theme=dark")).toBe("?locale=hu&theme=dark");
  expect(lasting("?at=x")).toBe("");
});

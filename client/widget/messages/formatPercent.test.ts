import { expect, test } from "vitest";
import { formatPercent } from "./formatPercent.ts";

test("formatPercent formats by locale", () => {
  expect(formatPercent(20, "en")).toBe("20%");
  expect(formatPercent(20, "de")).toBe("20 %");
  expect(formatPercent(8.88, "fr")).toBe("8,88 %");
});

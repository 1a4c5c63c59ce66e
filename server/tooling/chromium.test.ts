import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { PLAYWRIGHT_DISABLED } from "./chromium.ts";

it("PLAYWRIGHT_DISABLED equals the features that Playwright disables", () => {
  const bundle = readFileSync(
    createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle"),
    "utf8",
  );
  const [, list] = /chromiumSwitches\.ts"\(\) \{\s+"use strict";\s+disabledFeatures = \[(.*?)\]/s.exec(
    bundle,
  )!;
  expect(PLAYWRIGHT_DISABLED).toEqual([...list!.matchAll(/^ +"(\w+)",?$/gm)].map(([, name]) => name));
});

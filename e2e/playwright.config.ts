import { defineConfig, devices } from "@playwright/test";
import { findHeadlessShell } from "../server/tooling/chromium.ts";

const browser = findHeadlessShell();

/**
 * `npm run test:all` runs every test on a phone and on a desktop. By default a test runs on a phone if its tag is
 * `@phone` or `@dark` (dark scheme), on both if its tag is `@widths` (the layouts differ), otherwise on a desktop. Tests
 * with the tag `@desk` need a keyboard or only one width, and never run on a phone.
 */
const isWhole = process.env["DAYBOOK_BROWSER"] === "whole";

export default defineConfig({
  testDir: ".",
  globalSetup: "./globalSetup.ts",
  outputDir: ".results",
  fullyParallel: true,
  // Two other suites use the machine's cores at the same time.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    // A page lives for seconds, so optimizing its code takes longer than it saves.
    launchOptions: { ...browser, args: [...(browser?.args ?? []), "--js-flags=--no-opt"] },
    // Frames of transitions take an eighth of the time. Tests of layout keep them, and `npm run test:all` shows all.
    contextOptions: { reducedMotion: isWhole ? "no-preference" : "reduce" },
    locale: "en-US",
    timezoneId: "America/New_York",
    // Traces take a third of the time. Use `--trace retain-on-failure` to debug.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "desktop",
      grepInvert: isWhole ? [] : /@dark|@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      ...(isWhole ? { grepInvert: /@desk/ } : { grep: /@phone|@widths|@dark/ }),
      use: { viewport: { width: 375, height: 760 }, hasTouch: true },
    },
  ],
});

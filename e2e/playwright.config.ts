import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../server/tooling/chromium.ts";

const browser = findChromium();

/**
 * Everything at both widths (`npm run test:all`); else on a phone only what is laid out otherwise there (`@phone`), and the
 * dark (`@dark`), while a desk is light. What needs a keyboard or one width alone is tagged `@desk`.
 */
const isWhole = process.env["DAYBOOK_BROWSER"] === "whole";

/** The product as it is built, in a real browser, at the width of a phone and of a desk. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./globalSetup.ts",
  outputDir: ".results",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    // A page lives for seconds: optimising its code takes longer than it saves.
    launchOptions: { ...browser, args: [...(browser?.args ?? []), "--js-flags=--no-opt"] },
    locale: "en-US",
    timezoneId: "America/New_York",
    // Drawing up a trace takes a third of the time: who looks into a failure asks for it (`--trace retain-on-failure`).
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "desktop",
      grepInvert: isWhole ? [] : /@dark/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      ...(isWhole ? { grepInvert: /@desk/ } : { grep: /@phone|@dark/ }),
      use: { viewport: { width: 375, height: 760 }, hasTouch: true },
    },
  ],
});

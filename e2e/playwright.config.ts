import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../server/tasks/chromium.ts";

const browser = findChromium();

/** The product as it is built, in a real browser, at the width of a phone and of a desk. */
export default defineConfig({
  testDir: ".",
  outputDir: ".results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: browser ?? {},
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    // What is tagged so stands on a desk alone: a keyboard.
    { name: "phone", grepInvert: /@desk/, use: { viewport: { width: 375, height: 760 }, hasTouch: true } },
  ],
});

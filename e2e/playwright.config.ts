import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../server/tasks/chromium.ts";

const browser = findChromium();

/** Everything at both widths (`npm run test:all`); else what a phone's width does not change is asked at a desk alone. */
const isWhole = process.env["DAYBOOK_BROWSER"] === "whole";
const ofAnyWidth = [
  "closed",
  "errors",
  "languages",
  "lost",
  "memory",
  "menus",
  "navigation",
  "reload",
  "services",
  "zonelock",
  "zones",
];

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
    {
      name: "desktop",
      // Light at a desk, dark on a phone.
      grepInvert: isWhole ? [] : /@dark/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      // What is tagged so stands on a desk alone: a keyboard.
      grepInvert: isWhole ? /@desk/ : /@desk|@light/,
      testIgnore: isWhole ? [] : ofAnyWidth.map((flow) => `${flow}.spec.ts`),
      use: { viewport: { width: 375, height: 760 }, hasTouch: true },
    },
  ],
});

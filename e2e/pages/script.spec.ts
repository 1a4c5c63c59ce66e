import { expect, test } from "../app.ts";
import { firstViewLimits, weighFirstView } from "../../server/tooling/bench/webVisit.ts";
import {
  bookDay,
  chooseDay,
  neverIdle,
  scriptLimits,
  weighedCalendar,
  weighScripts,
} from "../../server/tooling/bench/scriptWeight.ts";

const calendars = [
  "/widget/appointment/service/yoga-class",
  "/widget/appointment/northside/coaching",
  "/widget/service-menus/treatments/massage",
];

/** The main module and those that the early script preloads. */
function scriptsIn(html: string): string[] {
  const [, later = "", main = ""] = /data-later-modules="([^"]+)" src="([^"]+)"/.exec(html) ?? [];
  return [main, ...later.split(" ")];
}

test("a time can be chosen after one round of scripts within the budget @desk", async ({ page }) => {
  const html = await (await page.request.get(weighedCalendar)).text();
  const weight = weighScripts(page);
  await neverIdle(page);
  await chooseDay(page, weighedCalendar);
  const { bytes, files } = await weight();
  expect(files.toSorted()).toEqual(scriptsIn(html).toSorted());
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(scriptLimits.calendar);
});

test("the first view of a calendar is within its bytes and requests @desk", async ({ browser, app }) => {
  const weight = await weighFirstView(browser, app.origin + weighedCalendar);
  for (const [name, limit] of Object.entries(firstViewLimits)) {
    const measured = weight[name as keyof typeof firstViewLimits];
    expect(measured, name).toBeGreaterThan(0);
    expect(measured, name).toBeLessThanOrEqual(limit);
  }
});

for (const path of calendars) {
  test(`${path} is within the same budget @desk`, async ({ page }) => {
    const weight = weighScripts(page);
    await neverIdle(page);
    await chooseDay(page, path);
    expect((await weight()).bytes).toBeLessThanOrEqual(scriptLimits.calendar);
  });
}

test("later scripts are preloaded, and all are within the budget @desk", async ({ page }) => {
  const weight = weighScripts(page);
  await chooseDay(page, weighedCalendar);
  await expect
    .poll(async () => (await weight()).files.some((file) => file.includes("detailsEntry")))
    .toBe(true);
  await bookDay(page);
  const { bytes, files } = await weight();
  expect(bytes).toBeLessThanOrEqual(scriptLimits.booking);
  // The zone search loads on demand. Browsers with Temporal, and those that do not need it, load no polyfill.
  expect(files.filter((file) => /zonesearch|cities\.|temporal|phone/i.test(file))).toEqual([]);
});

test("a missing chunk reloads the page with what was chosen @desk", async ({ page }) => {
  await neverIdle(page);
  let isGone = true;
  await page.route(/detailsEntry/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await chooseDay(page, weighedCalendar);
  await page.getByRole("radio").last().check();
  await page.waitForURL(/[?&]at=/);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: /^Continue with \d/ }).click();
  await reloaded;
  isGone = false;
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.getByRole("button", { name: /^Continue with \d/ }).click();
  await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
});

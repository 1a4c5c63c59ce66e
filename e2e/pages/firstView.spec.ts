import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { projectRoot } from "../../server/root.ts";
import { expect, test, withApp } from "../app.ts";
import { demoData } from "../demoData.ts";
import { inMotion } from "../shifts.ts";
import { awake, calendar, press } from "../visit.ts";

test.use(inMotion);

/** Sizes of the first view: a phone, and a frame of a host page. What fits at 667 pixels fits on a higher phone. */
const sizes = [
  { width: 375, height: 667 },
  { width: 360, height: 600 },
];

const calendars = [
  "consultation",
  "massage",
  "mobility",
  "yoga-class",
  "home-visit",
  "couples-assessment",
  "consultation?also=intro-call",
];

const DAY = 86_400_000;

function daysOfNextMonth(): { readonly name: string; readonly at: number }[] {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const at = (day: number) => Date.UTC(year, month, day, 15);
  return [
    { name: "first", at: at(1) },
    { name: "middle", at: at(15) },
    { name: "last", at: at(last) },
  ];
}

function onDay(page: Page, at: number, use: (origin: string) => Promise<void>): Promise<void> {
  const clock = pathToFileURL(join(projectRoot, "e2e", "shiftedClock.mjs"));
  return withApp(
    demoData,
    async ({ origin }) => {
      await page.clock.setFixedTime(at);
      await use(origin);
    },
    { NODE_OPTIONS: `--import ${clock.href}`, CLOCK_SHIFT_MS: String(at - Date.now()) },
    // The key that would lift the limits of orders has expired on that day.
    "standard",
  );
}

async function visibleHeight(page: Page): Promise<number> {
  const foot = await page
    .locator("main [class*=_foot_]")
    .first()
    .evaluate((element) => {
      const { position } = getComputedStyle(element);
      return position === "sticky" ? element.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
    });
  return Math.min(foot, page.viewportSize()!.height);
}

/** Waits for the end of a scroll that a press has begun. */
async function expectInView(page: Page, what: Locator, name: string): Promise<void> {
  await expect(async () => {
    const box = await what.boundingBox();
    expect(box, `${name} is laid out`).not.toBeNull();
    expect(box!.y, `${name} begins in view`).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height, `${name} ends in view`).toBeLessThanOrEqual(await visibleHeight(page));
    expect(box!.x + box!.width, `${name} is not cut`).toBeLessThanOrEqual(page.viewportSize()!.width);
  }).toPass({ timeout: 2_000 });
}

const timeLabels = (page: Page) => calendar(page).day.locator("label:has(time)");

const shownDays = (page: Page) =>
  page
    .getByRole("grid")
    .getByRole("button")
    .evaluateAll((days) => days.map((day) => Date.parse(/\w+ \d+, \d{4}/.exec(day.ariaLabel!)![0] + " UTC")));

async function expectFirstView(page: Page, now: number): Promise<void> {
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  await expectInView(page, page.getByRole("heading", { level: 1 }), "the service");
  await expectInView(page, page.getByText("Times in New York"), "the zone");
  const people = page.getByRole("radiogroup", { name: "With whom?" });
  if ((await people.count()) > 0) {
    expect((await people.boundingBox())!.height, "people in one row").toBeLessThan(64);
    await expect(people.getByRole("radio", { name: "Any available" })).toBeChecked();
    await expectInView(page, people.locator("label").first(), "the chosen person");
  }
  const days = await shownDays(page);
  expect(days[0], "no week of the past").toBeGreaterThan(now - 7 * DAY);
  for (const day of await calendar(page).openDays.all()) await expectInView(page, day, "an open day");
  await expect(timeLabels(page).first()).toBeVisible();
  for (const time of (await timeLabels(page).all()).slice(0, 4)) await expectInView(page, time, "a time");
  await expect(page.getByRole("button", { name: "Choose a time" })).toHaveCount(0);
}

const isWhole = process.env["DAYBOOK_BROWSER"] === "whole";

/** Each calendar runs on one day. `npm run test:all` runs each on every day. */
const days = daysOfNextMonth();
const calendarsOn = (nth: number) => calendars.filter((_, i) => isWhole || i % days.length === nth);

for (const [nth, { name, at }] of days.entries())
  test(`shows days and times at once on the ${name} day of a month`, { tag: "@desk" }, async ({ page }) => {
    test.setTimeout(240_000);
    await onDay(page, at, async (origin) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const path of calendarsOn(nth)) {
          await test.step(`${path} at ${size.width} × ${size.height}`, async () => {
            await page.goto(`${origin}/widget/appointment/northside/${path}`);
            await awake(page);
            await expectFirstView(page, at);
          });
        }
        await test.step(`a month without times at ${size.width} × ${size.height}`, async () => {
          await page.goto(`${origin}/widget/appointment/northside/consultation?month=2040-01`);
          await awake(page);
          await expectInView(page, page.getByText("No slot available this month."), "the message");
          await expectInView(page, page.getByRole("button", { name: "Find next available" }), "the way on");
          await expect(page.locator("main button:disabled:visible:not([aria-label])")).toHaveCount(0);
        });
      }
    });
  });

test(
  "opens the times under the week of a pressed day, which stays where it is",
  { tag: "@desk" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const [first] = daysOfNextMonth();
    await onDay(page, first!.at, async (origin) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${origin}/widget/appointment/northside/consultation`);
        await awake(page);
        const grow = page.getByRole("button", { name: "Show whole month" });
        const before = (await shownDays(page)).length;
        await grow.focus();
        await page.keyboard.press("Enter");
        const fewer = page.getByRole("button", { name: "Show fewer weeks" });
        await expect(fewer).toBeFocused();
        expect((await shownDays(page)).length).toBeGreaterThan(before);

        const day = calendar(page).openDays.nth(11);
        const name = (await day.getAttribute("aria-label"))!;
        const pressed = page.getByRole("button", { name, exact: true });
        const { y } = (await pressed.boundingBox())!;
        await press(pressed);
        await expect(page).toHaveURL(/date=/);
        await expect(timeLabels(page).first()).toBeVisible();
        expect((await pressed.boundingBox())!.y, "the pressed day stays").toBe(y);
        const row = (await pressed.boundingBox())!;
        const days = await page.getByRole("grid").getByRole("button").all();
        for (const one of days)
          expect((await one.boundingBox())!.y, "its week is the last").toBeLessThanOrEqual(y);
        for (const time of (await timeLabels(page).all()).slice(0, 4)) {
          await expectInView(page, time, "a time");
          expect((await time.boundingBox())!.y).toBeGreaterThan(row.y + row.height);
        }
      }
    });
  },
);

test(
  "shows the footer when a time is chosen, and covers nothing",
  { tag: "@desk" },
  async ({ page, app }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(`${app.origin}/widget/appointment/northside/massage`);
      await awake(page);
      await expect(calendar(page).proceed).toHaveCount(0);
      const { height } = size;
      const boxes = await timeLabels(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().bottom),
      );
      const last = boxes.findLastIndex((bottom) => bottom <= height);
      const label = timeLabels(page).nth(last);
      await label.click();
      await expect(calendar(page).proceed).toBeVisible();
      await expectInView(page, label, "the chosen time");

      // The footer does not cover the keyboard focus either.
      await label.locator("input").focus();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press("ArrowDown");
        const focused = page.locator("label:has(input:focus)");
        await expectInView(page, focused, "the time with the focus");
      }
    }
  },
);

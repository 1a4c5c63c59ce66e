import { type Locator, type Page } from "@playwright/test";
import { type App, expect, test } from "../app.ts";
import { tabTo } from "../keyboard.ts";
import { openPayment, paying } from "../payment.ts";
import {
  calendar,
  chooseTime,
  consultation,
  details,
  monthFromNow,
  open,
  proceed,
  pickDay,
} from "../visit.ts";

test.use({ viewport: { width: 1280, height: 720 } });

async function box(target: Locator) {
  const rectangle = await target.boundingBox();
  if (rectangle === null) throw new Error("not on the page");
  return { ...rectangle, right: rectangle.x + rectangle.width, bottom: rectangle.y + rectangle.height };
}

const getHeading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectBelow(page: Page, button: Locator, question: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const [own, questionBox, facts] = [await box(button), await box(question), await box(getHeading(page))];
  expect(own.x).toBeGreaterThan(facts.right);
  expect(Math.abs(own.x - questionBox.x)).toBeLessThan(4);
  expect(own.y).toBeGreaterThan(questionBox.y);
}

async function takeAway(page: Page, { graph }: App): Promise<void> {
  const startsAt = await calendar(page).times.and(page.locator(":checked")).inputValue();
  for (const staff of ["amara", "bruno", "daniel"]) await graph.hold("consultation", startsAt, staff);
}

test(
  "the primary button is below what it completes, on the screen",
  { tag: "@desk" },
  async ({ page, app }) => {
    test.slow();
    await open(page, consultation);
    await chooseTime(page);
    const { proceed: goOn, times, day } = calendar(page);
    await expectBelow(page, goOn, day);

    await takeAway(page, app);
    await goOn.click();
    const alert = page.getByRole("alert");
    await expect(alert).toBeVisible();
    expect((await box(alert)).x).toBeGreaterThan((await box(getHeading(page))).right);
    expect((await box(alert)).bottom).toBeLessThanOrEqual(
      (await box(page.getByRole("button", { name: "Choose a time" }))).y,
    );
    await times.last().check();
    await proceed(page);

    const { first, book, consent } = details(page);
    await expectBelow(page, book, first);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 5000);
    await expect(consent).toBeInViewport();
    await expect.poll(async () => (await box(consent)).bottom).toBeLessThanOrEqual((await box(book)).y);
    await expectBelow(page, book, consent);
  },
);

test(
  "the buttons to pay, to reschedule and to cancel are below what they complete",
  { tag: "@desk" },
  async ({ page, app }) => {
    const [startsAt = ""] = pickDay(await app.graph.starts("massage", monthFromNow(1)));
    await openPayment(page, app.graph, "massage", startsAt);
    await expectBelow(page, paying(page).pay, paying(page).heading);

    const [other = ""] = pickDay(await app.graph.starts("consultation", monthFromNow(1)));
    const id = await app.graph.book("consultation", other, { locationKind: "AT_PROVIDER" });
    await open(page, `/widget/booking/${id}?reschedule`);
    await calendar(page).times.last().check();
    await expectBelow(page, page.getByRole("button", { name: /^Move to / }), calendar(page).day);
  },
);

test(
  "a long day has two columns and buttons for the parts of the day",
  { tag: "@desk" },
  async ({ page }) => {
    await open(page, "/widget/appointment/northside/intro-call");
    await chooseTime(page);
    const { times, day, more, proceed: goOn } = calendar(page);
    const places = await Promise.all([0, 1, 2].map((index) => box(day.locator("label").nth(index))));
    expect(places[1]!.y).toBe(places[0]!.y);
    expect(places[1]!.x).toBeGreaterThan(places[0]!.x);
    expect(places[2]!.x).toBe(places[0]!.x);
    expect(places[2]!.y).toBeGreaterThan(places[0]!.y);

    const afternoon = page.getByRole("group", { name: "Afternoon" });
    await page.getByRole("button", { name: "Afternoon" }).click();
    await expect(afternoon.getByRole("radio").first()).toBeFocused();
    await expect(afternoon.getByRole("heading")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole("button", { name: "Morning" }).click();
    await expect(times.first()).toBeInViewport();

    // Tab follows the reading order: the parts of the day, the times, more of them, the button. Nothing covers the
    // focus.
    await page.getByRole("button", { name: "Morning" }).focus();
    for (const next of [page.getByRole("button", { name: "Afternoon" }), times.first(), more, goOn])
      await tabTo(page, next);
    await more.scrollIntoViewIfNeeded();
    expect((await box(more)).bottom).toBeLessThanOrEqual((await box(goOn)).y);
  },
);

import { type Page } from "@playwright/test";
import { type App, expect, test } from "../app.ts";
import { paying, provider } from "../payment.ts";
import { blockFont, inMotion, watchRequests, watchShifts } from "../shifts.ts";
import {
  answer,
  answerName,
  awake,
  calendar,
  consultation,
  details,
  monthFromNow,
  open,
  openAt,
  press,
  proceed,
  showMonth,
  someDay,
  pickDay,
  thanks,
  submitBooking,
} from "../visit.ts";

test.use(inMotion);

/** Caches the font, because an error may take more lines in another font. */
async function loadFont(page: Page): Promise<void> {
  await open(page, consultation);
  await page.evaluate(() => document.fonts.ready);
}

test(
  "nothing moves by itself from the first paint to the ticket",
  { tag: "@widths" },
  async ({ page, app }) => {
    test.slow();
    await loadFont(page);
    const quiet = watchRequests(page);
    const shifted = await watchShifts(page);
    const still = async (when: string) => expect(await shifted(), when).toEqual([]);
    const { nextMonth, month, times, proceed: goOn } = calendar(page);

    await open(page, consultation);
    await quiet();
    await still("the page has come, and the visitor's own zone with it");
    await press(nextMonth);
    await expect(month).toHaveAttribute("aria-busy", "false");
    await still("another month");
    await showMonth(page);
    await press(someDay(page));
    await expect(page).toHaveURL(/date=/);
    await quiet();
    await still("another day");
    await times.nth(1).check();
    await still("a time");

    await press(page.getByRole("button", { name: "Change time zone" }));
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    const opened = await shifted();
    expect(
      opened.filter(({ isAfterPress }) => !isAfterPress),
      "what was opened has its place at once",
    ).toEqual([]);
    await page.keyboard.press("Escape");
    await quiet();
    await shifted();

    const lost = await takeAway(page, app);
    await press(goOn);
    await expect(page.getByText("Not booked: Staff busy")).toBeVisible();
    await expect(times.and(page.locator(`[value="${lost}"]`))).toHaveCount(0);
    await quiet();
    expect(
      (await shifted()).filter(({ isOfTimes }) => !isOfTimes),
      "a lost time is said",
    ).toEqual([]);
    await times.last().evaluate((time) => time.scrollIntoView({ block: "center" }));
    await times.last().check();
    expect(
      (await shifted()).filter((moved) => !moved.isAfterPress && !moved.isOfTimes),
      "another time is chosen, and it is said no more",
    ).toEqual([]);

    await proceed(page);
    await quiet();
    await still("the details");
    await press(details(page).book);
    await expect(details(page).first).toBeFocused();
    await still("faults are said at every field");
    await answer(page);
    await expect(details(page).first).toHaveValue(/./);
    await shifted();
    await submitBooking(page);
    await quiet();
    await still("the ticket");
  },
);

async function takeAway(page: Page, { graph }: App): Promise<string> {
  const startsAt = await calendar(page).times.and(page.locator(":checked")).inputValue();
  for (const staff of ["amara", "bruno", "daniel"]) await graph.hold("consultation", startsAt, staff);
  return startsAt;
}

test(
  "nothing moves by itself up to the confirmation of a payment",
  { tag: "@widths" },
  async ({ page, app }) => {
    const quiet = watchRequests(page);
    const shifted = await watchShifts(page);
    const still = async (when: string) => expect(await shifted(), when).toEqual([]);
    const [startsAt = ""] = pickDay(await app.graph.starts("massage", monthFromNow(1)));
    await openAt(page, "/widget/appointment/northside/massage", startsAt);
    await quiet();
    await still("a time that an address names");
    await proceed(page);
    await answerName(page);
    await press(page.getByRole("button", { name: "Continue to payment" }));
    await expect(paying(page).heading).toBeFocused();
    await quiet();
    await still("payment");
    await press(paying(page).pay);
    await press(provider(page).decline);
    await awake(page);
    await expect(paying(page).told("The payment was declined")).toBeVisible();
    await quiet();
    await still("declined");
    await press(paying(page).pay);
    await press(provider(page).pay);
    await expect(thanks(page)).toBeVisible();
    await quiet();
    await still("paid");
  },
);

for (const path of [
  "/widget/appointment/northside",
  "/widget/service-menus/treatments",
  "/widget/groups/new-clients",
  "/widget/otl/welcome",
  "/widget/form/intake",
  "/widget/survey/wellbeing-check",
  "/widget/booking",
  `${consultation}?month=2040-01`,
  "/widget/appointment/northside/mobility?guests=2&party=mobility,body-scan",
])
  test(`${path} does not move after the first paint`, { tag: "@widths" }, async ({ page }) => {
    await blockFont(page);
    const quiet = watchRequests(page);
    const shifted = await watchShifts(page);
    await open(page, path);
    await quiet();
    expect(await shifted()).toEqual([]);
  });

import type { Page } from "@playwright/test";
import { type App, appOfFile, expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { demoData } from "../demoData.ts";
import { expectBooked, paying, provider, someStart } from "../payment.ts";
import { awake, calendar, toLocalDate, open, press, thanks } from "../visit.ts";

// Each test waits until a payment expires, and two of them for a late report of the provider.
test.describe.configure({ mode: "default", timeout: 120_000 });
const hurriedApp = appOfFile(demoData, { settings: { DAYBOOK_PAY_SECONDS: "10" } });

test("an expired payment explains itself and leads back to the same time", async ({ page }) => {
  const hurried = hurriedApp();
  const startsAt = await someStart(hurried, "massage");
  await page.goto(hurried.origin);
  const { order } = await hurried.graph.order("massage", startsAt);
  await open(page, `${hurried.origin}/widget/bookings/${order}?booked`);
  const { told } = paying(page);
  await expect(told("The time was released")).toBeFocused({ timeout: 20_000 });
  await expect(told("The time was released")).toContainText("nothing was charged");
  await expectAccessible(page);
  await press(page.getByRole("link", { name: "Choose another time" }));
  await awake(page);
  await expect(calendar(page).proceed).toBeEnabled();
  expect(new URL(page.url()).searchParams.get("date")).toBe(toLocalDate(startsAt));
});

async function payLate(page: Page, app: App, startsAt: string): Promise<void> {
  const { order } = await app.graph.order("physio", startsAt);
  await open(page, `${app.origin}/widget/bookings/${order}?booked`);
  const { pay, told } = paying(page);
  await press(pay);
  await press(provider(page).late);
  await awake(page);
  await expect(told("The time was released")).toBeVisible({ timeout: 20_000 });
}

test("a late payment books the time if it is still free", async ({ page }) => {
  const hurried = hurriedApp();
  await payLate(page, hurried, await someStart(hurried, "physio"));
  await expect(thanks(page)).toBeVisible({ timeout: 40_000 });
  await expectBooked(page);
});

test("a late payment is refunded when the time is taken, and the page explains it", async ({ page }) => {
  const hurried = hurriedApp();
  const startsAt = await someStart(hurried, "physio");
  await payLate(page, hurried, startsAt);
  expect((await hurried.graph.hold("physio", startsAt)).__typename).toBe("HoldSlotPayload");
  const { told } = paying(page);
  await expect(told("Your payment arrived too late")).toBeFocused({ timeout: 40_000 });
  await expect(told("Your payment arrived too late")).toContainText("You will get $95.00 back");
  await expectAccessible(page);
});

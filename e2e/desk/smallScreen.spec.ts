import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { bookUpcoming } from "./bookUpcoming.ts";
import { openDesk } from "./openDesk.ts";

const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorffvonundzu";

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ viewport: { width: 320, height: 640 } });

test("a long name fits lists and dialogs of 320 pixels", { tag: "@desk" }, async ({ page, app }) => {
  await bookUpcoming(app, LONG_NAME, [{ firstName: "Anna" }]);
  await openDesk(page, app, `/desk/bookings?search=${LONG_NAME}`);
  await expect(page.getByRole("link", { name: LONG_NAME })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  await page.goto(`/desk/clients?search=${LONG_NAME}`);
  await page.getByRole("link", { name: LONG_NAME }).click();
  await page.getByRole("button", { name: "Erase" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("heading")).toContainText(LONG_NAME);
  await expect(dialog.getByRole("button", { name: "Erase" })).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

for (const view of ["view=week", "view=week&column=all"])
  test(`${view} opens at the day of today`, { tag: "@desk" }, async ({ page, app }) => {
    await openDesk(page, app, `/desk/calendar?${view}`);
    const day = new Intl.DateTimeFormat("en", { day: "numeric", timeZone: "America/New_York" }).format();
    const heading = page.getByRole("link", { name: new RegExp(`[a-z] ${day}$`) }).first();
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

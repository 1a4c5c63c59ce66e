import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { calendar, chooseTime, details, noor, open, press, proceed, thanks } from "../visit.ts";

async function bookOn(page: Page, more?: () => Promise<void>): Promise<void> {
  await proceed(page);
  const { first, last, email, book } = details(page);
  await first.fill(noor.first);
  await last.fill(noor.last);
  await email.fill(noor.email);
  await more?.();
  await press(book);
}

test("a visitor chooses a service, then one or any staff member, and books", async ({ page }) => {
  await open(page, "/widget/appointment/northside");
  await expect(page.getByRole("heading", { name: "Northside Studio" })).toBeVisible();
  for (const name of ["Consultation", "Massage", "Yoga class", "Home visit"]) {
    await expect(page.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await press(page.getByRole("link", { name: /^Intro call/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Intro call" })).toBeVisible();
  await page.getByRole("radio", { name: "Chloe Nakamura" }).check();
  await expect(page).toHaveURL(/staff=/);
  const { text } = await chooseTime(page);
  await bookOn(page, async () => {
    await press(details(page).book);
    await expect(details(page).phone).toBeFocused();
    await expect(details(page).phone).toHaveAccessibleDescription(/This field is required\./);
    await details(page).phone.fill("+1 212 555 0188");
  });
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("article")).toContainText("With Chloe Nakamura");
  await expect(page.getByRole("article")).toContainText(text);
});

test("a service is booked without a provider", async ({ page }) => {
  await open(page, "/widget/appointment/service/intro-call");
  await chooseTime(page, 2);
  await bookOn(page, () => details(page).phone.fill("+1 212 555 0188"));
  await expect(thanks(page)).toBeVisible();
});

test("a team of two is booked without a choice of staff, and both are on the ticket", async ({ page }) => {
  await open(page, "/widget/appointment/northside/couples-assessment");
  await expect(page.getByRole("radiogroup", { name: "With whom?" })).toHaveCount(0);
  await chooseTime(page);
  await bookOn(page);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Amara Osei");
  await expect(page.getByRole("article")).toContainText("Daniel Whitford");
});

test("a class shows its remaining seats, and one fewer to the next visitor", async ({ page, browser }) => {
  await open(page, "/widget/appointment/northside/yoga-class");
  const { startsAt } = await chooseTime(page);
  const seats = (where: typeof page) =>
    calendar(where)
      .day.locator("label")
      .filter({ has: where.locator(`input[value="${startsAt}"]`) });
  const before = Number(/(\d+) left/.exec(await seats(page).innerText())?.[1]);
  expect(before).toBeGreaterThan(0);
  const address = page.url();
  await bookOn(page);
  await expect(thanks(page)).toBeVisible();

  const next = await browser.newPage();
  await next.goto(address);
  await expect(seats(next)).toContainText(`${before - 1} left`);
  await next.close();
});

import { expect, test } from "../app.ts";
import {
  answer,
  awake,
  calendar,
  chooseTime,
  consultation,
  details,
  expectAnswered,
  open,
  press,
  proceed,
  reload,
  submitBooking,
  openDetails,
} from "../visit.ts";

test("back, forward and reload at every step keep what was chosen and typed", async ({ page }) => {
  await open(page, "/widget/appointment/northside");
  await press(page.getByRole("link", { name: /^Consultation/ }));
  await expect(calendar(page).month).toBeVisible();
  const amara = page.getByRole("radio", { name: "Amara Osei" });
  await amara.check();
  await expect(page).toHaveURL(/staff=/);
  const { startsAt } = await chooseTime(page, 1);
  const chosen = calendar(page).day.locator(`input[value="${startsAt}"]`);
  const expectChosen = async () => {
    await expect(chosen).toBeChecked();
    await expect(amara).toBeChecked();
    await expect(calendar(page).proceed).toBeVisible();
  };

  await test.step("memory at the times", async () => {
    await reload(page);
    await expectChosen();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Northside Studio" })).toBeVisible();
    await page.goForward();
    await expectChosen();
  });

  await test.step("memory at the details", async () => {
    await proceed(page);
    await answer(page);
    await reload(page);
    await expectAnswered(page);
    await expect(details(page).countdown).toBeVisible();
    await page.goBack();
    await expectChosen();
    await page.goForward();
    await expectAnswered(page);
    await page.goto("/widget/appointment/downtown");
    await page.goBack();
    await awake(page);
    await expectAnswered(page);
  });

  await test.step("another time keeps the answers", async () => {
    await press(details(page).changeTime);
    await expectChosen();
    await calendar(page).times.last().check();
    await proceed(page);
    await expectAnswered(page);
  });

  await test.step("a booking removes everything typed", async () => {
    await submitBooking(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("noor@");
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test("a second tab has its own cart", async ({ page, context }) => {
  await openDetails(page, consultation);
  await answer(page);

  const second = await context.newPage();
  await open(second, consultation);
  await expect(calendar(second).times.and(second.locator(":checked"))).toHaveCount(0);
  await chooseTime(second);
  await proceed(second);
  await expect(details(second).first).toHaveValue("");
  await second.close();

  await expectAnswered(page);
  await submitBooking(page);
});

test("a visitor books without storage", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await openDetails(page, consultation);
  await answer(page);
  await page.goBack();
  await expect(calendar(page).proceed).toBeVisible();
  await page.goForward();
  await expectAnswered(page);
  await submitBooking(page);
});

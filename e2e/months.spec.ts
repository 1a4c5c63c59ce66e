import { expect, test } from "./app.ts";
import { calendar, chooseTime, consultation, open, press } from "./visit.ts";

/** `YYYY-MM` so many months from now: the consultation can be booked 90 days ahead. */
function inMonths(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
}

test("a month without times says so and leads on", async ({ page }) => {
  const empty = inMonths(5);
  await open(page, `${consultation}?month=${empty}`);
  const { monthName, nextMonth, openDays, times, chosenDay } = calendar(page);
  const told = page.getByText("No slot available this month.");
  await expect(told).toBeVisible();
  await expect(openDays).toHaveCount(0);
  const name = await monthName.innerText();

  // The grid's own button, and one in the message.
  await press(page.getByRole("button", { name: "Next month" }).last());
  await expect(monthName).not.toHaveText(name);
  await expect(told).toBeVisible();
  await expect(page.getByRole("grid").getByRole("button").and(page.locator(":focus"))).toHaveCount(1);
  await press(nextMonth);
  await expect(page).toHaveURL(new RegExp(`month=${inMonths(7)}`));
  await expect(told).toBeVisible();

  await press(page.getByRole("button", { name: "Find next available" }));
  await expect(told).toHaveCount(0);
  await expect(times.first()).toBeAttached();
  await expect(chosenDay.getByRole("button")).toHaveAccessibleName(
    /, (times available|only a few times left)$/,
  );
  await expect(chosenDay.getByRole("button")).toBeFocused();
});

test("a day without times says so", async ({ page, app }) => {
  // The day after the last that offers anything.
  const last = (await app.graph.starts("consultation", inMonths(1) + "-01")).at(0) ?? "";
  const sunday = new Date(last);
  while (sunday.getUTCDay() !== 0) sunday.setUTCDate(sunday.getUTCDate() + 1);
  await open(page, `${consultation}?date=${sunday.toISOString().slice(0, 10)}`);
  await expect(page.getByText("No Slots available")).toBeVisible();
  await expect(calendar(page).times).toHaveCount(0);
  await press(calendar(page).openDays.first());
  await expect(calendar(page).times.first()).toBeAttached();
  await expect(page.getByText("No Slots available")).toHaveCount(0);
});

test("more times of a day: the focus goes to the first that came", async ({ page }) => {
  await open(page, "/widget/appointment/northside/intro-call");
  await chooseTime(page);
  const { times, more } = calendar(page);
  const before = await times.count();
  const known = await times.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await press(more);
  await expect.poll(() => times.count()).toBeGreaterThan(before);
  const focused = page.locator("input:focus");
  await expect(focused).toHaveCount(1);
  expect(known).not.toContain(await focused.inputValue());
  await expect(times.first()).toBeChecked();
});

test("while it is looked for, that is said, and nothing moves", async ({ page }) => {
  await open(page, consultation);
  const { monthName, nextMonth, month, openDays, times } = calendar(page);
  const name = await monthName.innerText();
  const boxOf = async () => month.boundingBox();
  const before = await boxOf();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await held;
    await route.continue();
  });
  await press(nextMonth);
  await expect(page.getByText("Finding slots").first()).toBeAttached();
  await expect(month).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: "Finding slots" })).toHaveCount(1);
  expect(await boxOf()).toEqual(before);
  letGo();
  await expect(openDays.first()).toBeVisible();
  await expect(times.first()).toBeAttached();
  await expect(monthName).not.toHaveText(name);
  await expect(page.getByRole("status").filter({ hasText: "Finding slots" })).toHaveCount(0);
  expect(await boxOf()).toEqual(before);
});

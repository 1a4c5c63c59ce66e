import { expect, test } from "../app.ts";
import type { Graph } from "../graph.ts";
import { calendar, chooseTime, consultation, open, press } from "../visit.ts";

function inMonths(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
}

async function lastDate(graph: Graph): Promise<string> {
  const { business } = await graph.ask<{
    business: { service: { availability: { lastDate: string } } };
  }>(`{ business { service(id: "consultation") { availability { lastDate } } } }`);
  return business.service.availability.lastDate;
}

test("the last month names the horizon", { tag: "@phone" }, async ({ page, app }) => {
  const last = await lastDate(app.graph);
  const date = new Date(last).toLocaleDateString("en-US", { timeZone: "UTC", month: "long", day: "numeric" });
  const horizonMessage = page.getByText(`You can book until ${date}.`);
  await open(page, consultation);
  const { monthName, nextMonth, previousMonth, month } = calendar(page);
  await expect(horizonMessage).toHaveCount(0);
  const place = await month.boundingBox();
  for (let turns = 0; turns < 6 && (await nextMonth.isEnabled()); turns += 1) {
    const name = await monthName.innerText();
    await press(nextMonth);
    await expect(monthName).not.toHaveText(name);
    await expect(month).toHaveAttribute("aria-busy", "false");
  }
  await expect(nextMonth).toBeDisabled();
  await expect(page).toHaveURL(new RegExp(`month=${last.slice(0, 7)}`));
  await expect(horizonMessage).toBeVisible();
  expect((await month.boundingBox())?.y).toBe(place?.y);
  await expect(previousMonth).toBeFocused();
  await press(previousMonth);
  await expect(horizonMessage).toHaveCount(0);
});

test("a month beyond the horizon explains itself and leads back", async ({ page, app }) => {
  await open(page, `${consultation}?month=${inMonths(5)}`);
  const { nextMonth, openDays, times, chosenDay, monthName } = calendar(page);
  const noSlotMessage = page.getByText("No slot available this month.");
  await expect(noSlotMessage).toBeVisible();
  await expect(openDays).toHaveCount(0);
  await expect(nextMonth).toBeDisabled();
  await expect(page.getByRole("button", { name: "Next month" })).toHaveCount(1);
  await expect(page.getByText(/^You can book until /)).toBeVisible();

  await press(page.getByRole("button", { name: "Find next available" }));
  await expect(noSlotMessage).toHaveCount(0);
  await expect(monthName).not.toHaveText("");
  await expect(times.first()).toBeAttached();
  await expect(chosenDay.getByRole("button")).toHaveAccessibleName(
    /, (times available|only a few times left)$/,
  );
  await expect(chosenDay.getByRole("button")).toBeFocused();
  expect((await lastDate(app.graph)) < inMonths(5)).toBe(true);
});

test("a day without times explains itself", async ({ page, app }) => {
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

test("more times of a day get the focus at the first new one", async ({ page }) => {
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

test("a search in progress is announced without layout shifts", async ({ page }) => {
  // At the end of the current month a phone shows fewer weeks than of the next one.
  await open(page, `${consultation}?month=${inMonths(1)}`);
  const { monthName, nextMonth, month, openDays, times } = calendar(page);
  const name = await monthName.innerText();
  // The space of the grid, because a month may have fewer weeks.
  const getBox = async () => month.locator("..").boundingBox();
  const before = await getBox();
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
  expect(await getBox()).toEqual(before);
  letGo();
  await expect(openDays.first()).toBeVisible();
  await expect(times.first()).toBeAttached();
  await expect(monthName).not.toHaveText(name);
  await expect(page.getByRole("status").filter({ hasText: "Finding slots" })).toHaveCount(0);
  expect(await getBox()).toEqual(before);
});

import { expect, test } from "../app.ts";
import { monthFromNow } from "../visit.ts";

test.use({ javaScriptEnabled: false });

for (const path of [
  "/widget/appointment/northside/consultation",
  "/widget/appointment/service/consultation",
  "/widget/service-menus/treatments/consultation",
  "/widget/appointment/northside/consultation?also=intro-call",
  "/widget/appointment/northside/yoga-class",
  "/widget/appointment/northside/mobility?guests=1&party=mobility",
])
  test(`${path}: the first HTML contains month, first day, times and zone`, async ({ page }) => {
    await page.goto(path);
    const month = page.getByRole("grid", { name: /^[A-Z]\w+ \d{4}$/ });
    await expect(month).toBeVisible();
    await expect(month).toHaveAttribute("aria-busy", "false");
    const chosen = month.getByRole("gridcell", { selected: true }).getByRole("button");
    await expect(chosen).toHaveAccessibleName(
      /^\w+, \w+ \d{1,2}, \d{4}, (times available|only a few times left)$/,
    );
    const day = page.getByRole("radiogroup", { name: /^\w{3}, \w{3} \d{1,2}$/ });
    await expect(day.getByRole("radio").first()).toBeAttached();
    await expect(day.locator("time").first()).toHaveText(/^\d{1,2}:\d\d\s[AP]M$/);
    await expect(page.getByText("Times in New York (UTC")).toBeVisible();
  });

test("the first HTML shows another month and another day", async ({ page }) => {
  const month = monthFromNow(1);
  await page.goto(`/widget/appointment/northside/consultation?month=${month.slice(0, 7)}`);
  const name = new Date(month).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  await expect(page.getByRole("grid", { name })).toBeVisible();
  await expect(
    page
      .getByRole("radiogroup", { name: /^\w{3}, \w{3} \d{1,2}$/ })
      .locator("time")
      .first(),
  ).toBeVisible();
});

test("the first HTML uses the named zone", async ({ page }) => {
  await page.goto("/widget/appointment/northside/consultation?timezone=Asia/Kathmandu");
  await expect(page.getByText("Times in Kathmandu (UTC+5:45)")).toBeVisible();
});

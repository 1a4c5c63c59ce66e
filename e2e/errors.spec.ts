import { expect, test } from "./app.ts";
import { expectAccessible } from "./axe.ts";

test("an unknown address is told with its status and its path", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page not found: /nowhere")).toBeVisible();
  await expect(page.getByText("404")).toBeVisible();
  await expectAccessible(page);
});

test("there is no favicon", async ({ request }) => {
  expect((await request.get("/favicon.ico")).status()).toBe(404);
});

for (const [path, message] of [
  ["/widget/appointment/service/no-such-service", "Cannot find calendar."],
  ["/widget/appointment/northside/no-such-service", "Cannot find calendar."],
  ["/widget/appointment/downtown/massage", "Cannot find calendar."],
  ["/widget/appointment/no-such-provider", "Cannot find calendar."],
  [`/widget/booking/${"a".repeat(40)}`, "No calendar event found"],
] as const) {
  test(`${path} answers 404 and says why`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(message)).toBeVisible();
    await expectAccessible(page);
  });
}

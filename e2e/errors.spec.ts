import { expect, test } from "./app.ts";
import { expectAccessible } from "./axe.ts";
import { calendar, open, press } from "./visit.ts";

test("an unknown address is told with its status and its path", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page not found: /nowhere")).toBeVisible();
  await expect(page.getByText("404")).toBeVisible();
});

test.describe("an error of ours", () => {
  test.use({ forgiven: /status of 500|GraphError: x/ });

  test("is told with its code, and tried again it goes on", async ({ page }) => {
    await open(page, "/widget/appointment/northside");
    await page.route("**/graphql", (route) =>
      route.fulfill({ status: 500, body: '{"errors":[{"message":"x"}]}' }),
    );
    await press(page.getByRole("link", { name: /^Consultation/ }));
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByText("500", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/graphql");
    await press(page.getByRole("link", { name: "Try again" }));
    await expect(calendar(page).month).toBeVisible();
  });
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
  });
}

import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { calendar, open, press } from "../visit.ts";

test("an unknown address shows the not-found page with status and path", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page not found: /nowhere")).toBeVisible();
  await expect(page.getByText("404")).toBeVisible();
});

test.describe("a server error", () => {
  test.use({ forgiven: /status of 500|GraphError: x/ });

  test("shows its code and continues after a retry", async ({ page }) => {
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
  test(`${path} returns 404 with the reason`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(message)).toBeVisible();
  });
}

const rawAddresses = [
  "/%E0%A4%A",
  "/%00",
  "/widget/booking/%E0%A4%A",
  "/widget/booking/%00",
  "/widget/booking/a,%00",
  "/widget/bookings/%00",
  "/widget/form/%00",
  "/widget/survey/%00",
  "/widget/otl/%00",
  "/widget/group/%00",
  "/widget/groups/%00",
  "/widget/service-menus/%00",
  "/widget/service-menu/%00",
  "/widget/service-menus/%00/%00",
  "/widget/appointment/%00",
  "/widget/appointment/northside/%00",
  "/widget/appointment/%00/%00",
  "/widget/appointment/service/%00",
  "/widget/appointment/service/%00/cancel",
  "/widget/appointment/service/%ff",
  "/product/%00/",
  "/c/%00/",
  "/b/%00/",
  "/v2/preview/%00",
] as const;

test("shows the not-found page for raw addresses and for NUL in an id", async ({ page }) => {
  for (const path of rawAddresses) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(response?.headers()["content-type"], path).toContain("text/html");
    await expect(page.getByText(`Page not found: ${path}`), path).toBeVisible();
  }
});

test("returns no server error for NUL in a query", async ({ request }) => {
  for (const path of [
    "/widget/cancel-booking?id=%00",
    "/widget/booking/cancel-booking?id=%00",
    "/widget/booking?id=%00",
    "/widget/otl?slug=%00",
    "/widget/appointment/northside/consultation?staff=%00",
    "/widget/appointment/northside/intro-call?also=%00",
    "/widget/appointment/northside/consultation?date=%00&at=%00&timezone=%00",
    "/widget/form/intake?name=%00",
  ]) {
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  }
});

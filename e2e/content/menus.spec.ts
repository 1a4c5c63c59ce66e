import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { answer, awake, calendar, chooseTime, open, press, proceed, submitBooking } from "../visit.ts";

const menu = "/widget/service-menus/treatments";
const group = "/widget/groups/new-clients";
const isPhone = () => test.info().project.name === "phone";

test("a visitor books from the menu to the ticket", async ({ page }) => {
  await open(page, menu);
  await expect(page).toHaveTitle("Treatments");
  const headings = page.getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(["Hands-on care", "Talk and plan", "Keep moving", "At your place"]);
  const region = page.getByRole("region", { name: "Talk and plan" });
  const card = region.getByRole("link", { name: /^Consultation/ });
  await expect(card).toContainText("30 min");
  await expect(card).toContainText("Free");
  await expect(card).toContainText("Amara Osei, Bruno Almeida, Daniel Whitford");

  await press(card);
  await expect(page).toHaveURL(new RegExp(`${menu}/consultation(\\?|$)`));
  await expect(page).toHaveTitle("Consultation · Treatments");
  await expect(calendar(page).month).toBeVisible();
  await chooseTime(page, 2);
  await proceed(page);
  await answer(page);
  await submitBooking(page);
});

test("a calendar of the menu leads back to it", async ({ page }) => {
  await open(page, `${menu}/nutrition?theme=dark`);
  await press(page.getByRole("link", { name: "Treatments" }));
  await expect(page).toHaveURL(new RegExp(`${menu}\\?.*theme=dark`));
  await expect(page.getByRole("heading", { level: 1, name: "Treatments" })).toBeVisible();
});

test("headings are jump targets, and Back restores the position", async ({ page }) => {
  await open(page, menu);
  const categories = page.getByRole("navigation", { name: "Categories" });
  await expect(categories).toHaveCount(1);
  await press(categories.getByRole("link", { name: "Keep moving" }));
  const heading = page.getByRole("heading", { name: "Keep moving" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#category-3$/);
  const stood = await page.evaluate(() => scrollY);
  expect(stood).toBeGreaterThan(0);
  if (!isPhone()) await expect(categories.getByRole("link", { name: "Hands-on care" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${menu}$`));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goto(`${menu}#category-4`);
  await awake(page);
  await expect(page.getByRole("heading", { name: "At your place" })).toBeInViewport();
});

test("a menu works by keyboard", async ({ page }) => {
  await open(page, menu);
  const categories = page.getByRole("navigation", { name: "Categories" });
  await tabTo(page, categories.getByRole("link", { name: "Keep moving" }));
  await key(page, "Enter");
  await expect(page.getByRole("heading", { name: "Keep moving" })).toBeFocused();
  await key(page, "Tab");
  const yoga = page.getByRole("link", { name: /^Yoga class/ });
  await expect(yoga).toBeFocused();
  await key(page, "Enter");
  await expect(page).toHaveURL(new RegExp(`${menu}/yoga-class(\\?|$)`));
  await expect(calendar(page).month).toBeVisible();
  await expectFocusSeen(page);
  await tabTo(page, page.getByRole("link", { name: "Treatments" }));
  await key(page, "Enter");
  await expect(page).toHaveURL(new RegExp(`${menu}(\\?|$)`));
});

test("a group leads to the calendars of its services, at a location or at any", async ({ page }) => {
  await open(page, group);
  await expect(page.getByRole("heading", { level: 1, name: "New clients" })).toBeVisible();
  const couples = page.getByRole("link", { name: /^Couples assessment/ });
  await expect(couples).toContainText("Northside Downtown");
  await press(couples);
  await expect(page).toHaveURL(/\/widget\/appointment\/downtown\/couples-assessment(\?|$)/);
  await expect(calendar(page).month).toBeVisible();
  await page.goBack();
  const call = page.getByRole("link", { name: /^Intro call/ });
  await tabTo(page, call);
  await key(page, "Enter");
  await expect(page).toHaveURL(/\/widget\/appointment\/service\/intro-call(\?|$)/);
});

test("a menu and a group open by their ids", async ({ page, app }) => {
  const { business } = await app.graph.ask<{ business: Record<"serviceMenu" | "group", { id: string }> }>(
    `{ business { serviceMenu(id: "treatments") { id } group(id: "new-clients") { id } } }`,
  );
  await open(page, `/widget/service-menu/${business.serviceMenu.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Treatments" })).toBeVisible();
  await open(page, `/widget/group/${business.group.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "New clients" })).toBeVisible();
});

for (const [link, address] of [
  ["/widget/bookings/massage", "/widget/appointment/service/massage"],
  ["/widget/bookingsmassage", "/widget/appointment/service/massage"],
  ["/widget/bookings/downtown", "/widget/appointment/downtown"],
  ["/widget/bookings/new-clients", group],
  ["/widget/bookings/treatments?locale=de", `${menu}?locale=de`],
] as const) {
  test(`${link} leads to ${address}`, async ({ request }) => {
    const response = await request.get(link, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()["location"]).toBe(address);
    expect((await request.get(address)).status()).toBe(200);
  });
}

for (const path of [
  "/widget/service-menus/no-such-menu",
  "/widget/service-menus/no-such-menu/massage",
  `${menu}/no-such-service`,
  "/widget/service-menu/treatments",
  "/widget/groups/no-such-group",
  "/widget/group/new-clients",
  "/widget/bookings/no-such-link",
  "/widget/bookingsno-such-link",
]) {
  test(`${path} returns 404 with the reason`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Cannot find calendar.")).toBeVisible();
  });
}

test("an address with an invalid character shows the not-found page", async ({ page }) => {
  const response = await page.goto("/widget/bookings/%00");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page not found: /widget/bookings/%00")).toBeVisible();
});

test("long words fit, and nothing is wider than the screen", async ({ page }) => {
  for (const locale of ["de", "hu"]) {
    await open(page, `${menu}?locale=${locale}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible(page);
  }
});

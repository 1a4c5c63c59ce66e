import { expect, test } from "../app.ts";

const everything = "/widget/appointment/northside";
const consultation = "/widget/appointment/northside/consultation";

test("the first page requests no data that its HTML contains", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const body = request.url().endsWith("/graphql") ? (request.postData() ?? "") : "";
    // The next free slots load later, so that the page itself can be cached.
    if (body !== "" && !/"ids":\[/.test(body)) requests.push(body);
  });
  await page.goto(everything, { waitUntil: "networkidle" });
  expect(requests).toEqual([]);
});

test("a click opens the next page at its top without a reload, and Back restores", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto(everything);
  await page.evaluate(() => Reflect.set(window, "same", true));
  const link = page.getByRole("link", { name: /Consultation/ }).first();
  await link.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${consultation}(\\?|$)`));
  await expect(page).toHaveTitle(/Consultation/);
  expect(await page.evaluate(() => [Reflect.get(window, "same"), scrollY])).toEqual([true, 0]);
  await expect(page.locator("main")).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(everything);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
  expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
});

test("the other slash redirects to the right one", async ({ page, request }) => {
  const moved = await request.get(`${consultation}/?staff=amara`, { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers()["location"]).toBe(`${consultation}?staff=amara`);
  await page.goto(`${consultation}/`);
  await expect(page).toHaveURL(new RegExp(`${consultation}(\\?|$)`));
});

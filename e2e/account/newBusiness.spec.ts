import type { Page } from "@playwright/test";
import { appOfFile, expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { expectFocusSeen, tabTo } from "../keyboard.ts";
import { cutOff, sideways } from "../measures.ts";
import { harbor, harborOrigin, newBusiness } from "../newBusiness.ts";
import { calendar } from "../visit.ts";

test.describe.configure({ mode: "default" });
const liveApp = appOfFile(newBusiness, { settings: { DAYBOOK_MODE: "live" } });
const trialApp = appOfFile(newBusiness, { settings: { DAYBOOK_MODE: "trial" } });

const home = (page: Page) => ({
  name: page.getByRole("heading", { level: 1, name: harbor.name }),
  phone: page.getByRole("main").getByRole("link", { name: harbor.phone }),
  email: page.getByRole("main").getByRole("link", { name: harbor.email }),
  cards: page.getByRole("main").getByRole("listitem").getByRole("link"),
  hints: page.getByRole("complementary", { name: "Set up this business" }),
});

test("the first page of a new business has its name, contact and services", async ({ page }) => {
  const live = liveApp();
  const response = await page.goto(harborOrigin(live));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page).toHaveTitle(harbor.name);
  const { name, phone, email, cards, hints } = home(page);
  await expect(name).toBeVisible();
  await expect(phone).toHaveAttribute("href", "tel:+12125550199");
  await expect(email).toHaveAttribute("href", `mailto:${harbor.email}`);
  await expect(page.getByText("1 Pier")).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(/Talk.*30 min.*\$40/s);
  await expect(cards.first()).toHaveAttribute("href", "/widget/appointment/service/talk");
  await expect(hints).toHaveCount(0);
  expect((await page.goto(`${harborOrigin(live)}/about`))?.status()).toBe(404);
});

test("the first page of a new business works by keyboard and at any width", async ({ page }, {
  outputDir,
}) => {
  const live = liveApp();
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(harborOrigin(live));
      await expect(page.getByText(/^Next free: \w/).first()).toBeVisible();
      await expectAccessible(page);
      expect([await sideways(page), await cutOff(page)]).toEqual([0, []]);
      await page.screenshot({ path: `${outputDir}/home-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  const { phone, email, cards } = home(page);
  for (const target of [phone, email, cards.first()]) {
    await tabTo(page, target);
    await expectFocusSeen(page);
  }
  await page.keyboard.press("Enter");
  await expect(calendar(page).month).toBeVisible();
  await page.goBack();
  await expect(home(page).name).toBeVisible();
});

test("the first page of a trial names the next steps of the owner", async ({ page }, { outputDir }) => {
  const trial = trialApp();
  await page.goto(harborOrigin(trial));
  const { hints } = home(page);
  await expect(hints).toContainText("npm run daybook -- owner add EMAIL --business harbor");
  await expect(hints.getByText("<daybook-widget")).toContainText(`src="${harborOrigin(trial)}/embed.js"`);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    expect([await sideways(page), await cutOff(page)]).toEqual([0, []]);
    await page.screenshot({ path: `${outputDir}/trial-${width}.png`, fullPage: true });
  }
  for (const path of await hints
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!)))
    expect([path, (await page.goto(harborOrigin(trial) + path))?.status()]).toEqual([path, 200]);
});

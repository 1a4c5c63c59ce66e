import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";

const everything = "/widget/appointment/northside";

async function loseChunk(page: Page, until: "reloaded" | "never"): Promise<string[]> {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/ProviderServiceCalendarPage.*\.js/, (route) =>
    until === "reloaded" && loads.length > 0
      ? route.continue()
      : route.fulfill({ status: 404, body: "gone" }),
  );
  return loads;
}

test("a page whose code is gone reloads and works", async ({ page }) => {
  await page.goto(everything, { waitUntil: "networkidle" });
  const loads = await loseChunk(page, "reloaded");
  await page
    .getByRole("link", { name: /Consultation/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Consultation" })).toBeVisible();
  expect(loads).toEqual([`${everything}/consultation`]);
});

test("a page reloads once, then shows the failure", async ({ page }) => {
  await page.goto(everything, { waitUntil: "networkidle" });
  const loads = await loseChunk(page, "never");
  await page
    .getByRole("link", { name: /Consultation/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  expect(loads).toEqual([`${everything}/consultation`]);
});

import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** A calendar with all options: staff, locations and a consent. */
export const weighedCalendar = "/widget/appointment/northside/consultation";

/** Maximum bytes, gzipped per file. */
export const scriptLimits = {
  calendar: 210_000,
  booking: 290_000,
  contentShare: 0.6,
} as const;

export interface ScriptWeight {
  readonly bytes: number;
  readonly files: readonly string[];
}

/** Call before the page navigates. The returned function sums the scripts so far. */
export function weighScripts(page: Page): () => Promise<ScriptWeight> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (response.request().resourceType() === "script" && !bodies.has(path))
      bodies.set(path, response.body());
  });
  return async () => {
    const sizes = await Promise.all([...bodies.values()].map(async (body) => gzipSync(await body).length));
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: [...bodies.keys()] };
  };
}

export async function chooseDay(page: Page, url: string): Promise<void> {
  await page.addInitScript("history.scrollRestoration = 'auto'");
  await page.goto(url);
  await page.waitForFunction(
    () => (globalThis as { history?: { scrollRestoration: string } }).history?.scrollRestoration === "manual",
  );
  const month = await page.getByRole("grid").getAttribute("aria-label");
  await page.getByRole("button", { name: "Next month" }).first().click();
  await page.locator(`[role=grid][aria-busy=false]:not([aria-label="${month}"])`).waitFor();
  await page
    .getByRole("button", { name: /, times available$/ })
    .first()
    .click();
  await page.waitForURL(/[?&]date=/);
  await measureTimes(page).first().waitFor();
}

export async function bookDay(page: Page): Promise<void> {
  await measureTimes(page).first().check();
  await page.getByRole("button", { name: /^Continue with \d/ }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Noor");
  await page.getByRole("textbox", { name: "Last name" }).fill("Haddad");
  await page.getByRole("textbox", { name: "Email" }).fill("noor@example.com");
  await page.getByRole("radio", { name: "Online" }).check();
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: /^Book \d/ }).click();
  await page.getByText("Thank you, your appointment is scheduled").waitFor();
}

function measureTimes(page: Page) {
  return page.getByRole("radiogroup", { name: /^\w{3}, \w{3} \d/ }).getByRole("radio");
}

/** Prevents prefetching, so that only the first screen is measured. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript("window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => {}");
}

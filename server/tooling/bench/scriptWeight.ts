import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** A calendar of the demo that asks for all there is: people, places and a consent. */
export const weighedCalendar = "/widget/appointment/northside/consultation";

/** The most bytes of script, gzipped, file by file. */
export const scriptLimits = {
  /** Until a time can be chosen. */
  calendar: 210_000,
  /** Until the thank-you, the calendar included. */
  booking: 290_000,
  /** A page of the site, as a part of the calendar's. */
  contentShare: 0.6,
} as const;

/** What a visitor's browser loaded so far. */
export interface ScriptWeight {
  readonly bytes: number;
  /** Paths, in the order in which they came. */
  readonly files: readonly string[];
}

/** Listens to a page that has opened nothing yet; what is answered weighs the scripts that have come by then. */
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

/** Opens a calendar, turns the month, chooses a day and sees its times. */
export async function chooseDay(page: Page, url: string): Promise<void> {
  // The product takes scrolling into its own hands when it begins to run.
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
  await timesOf(page).first().waitFor();
}

/** Goes on from a chosen day to the thank-you. */
export async function bookDay(page: Page): Promise<void> {
  await timesOf(page).first().check();
  await page.getByRole("button", { name: /^Continue with \d/ }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Noor");
  await page.getByRole("textbox", { name: "Last name" }).fill("Haddad");
  await page.getByRole("textbox", { name: "Email" }).fill("noor@example.com");
  await page.getByRole("radio", { name: "Online" }).check();
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: /^Book \d/ }).click();
  await page.getByText("Thank you, your appointment is scheduled").waitFor();
}

function timesOf(page: Page) {
  return page.getByRole("radiogroup", { name: /^\w{3}, \w{3} \d/ }).getByRole("radio");
}

/** Keeps a page from loading ahead: what is loaded then is what its first screen needs. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript("window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => {}");
}

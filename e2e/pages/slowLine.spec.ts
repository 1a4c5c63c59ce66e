import type { Page } from "@playwright/test";
import { expect, test } from "../app.ts";
import { intake } from "../intake.ts";
import { awake, calendar, consultation, details, monthFromNow, press, pickDay } from "../visit.ts";

/** 50 kB/s with 400 ms of latency, and an empty cache. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50 * 1024,
    uploadThroughput: 50 * 1024,
  });
}

async function openSlowly(page: Page, path: string): Promise<void> {
  await slowDown(page);
  await page.goto(path, { waitUntil: "commit" });
}

const isAwake = (page: Page) => page.evaluate(() => history.scrollRestoration === "manual");

test.describe("on a slow line", () => {
  test.slow();

  test("keeps a time that is chosen before the page runs", { tag: "@phone" }, async ({ page }) => {
    await openSlowly(page, consultation);
    const { times, proceed } = calendar(page);
    const first = times.first();
    await first.check({ timeout: 30_000 });
    expect(await isAwake(page)).toBe(false);
    await awake(page);
    await expect(page).toHaveURL(/[?&]at=/, { timeout: 30_000 });
    await expect(proceed).toHaveText(/^Continue with \d/);
    await press(proceed);
    await expect(details(page).heading).toBeFocused({ timeout: 60_000 });
  });

  test("carries out Continue and Next month that are pressed before the page runs", async ({ page, app }) => {
    const starts = pickDay(
      await app.graph.startsOf([{ service: "consultation", staff: "amara" }], monthFromNow(1)),
    );
    const startsAt = starts[0] ?? "";
    const date = startsAt.slice(0, 10);
    await openSlowly(page, `${consultation}?date=${date}&at=${new Date(startsAt).toISOString()}`);
    await calendar(page).proceed.click({ timeout: 30_000 });
    expect(await isAwake(page)).toBe(false);
    await expect(details(page).heading).toBeFocused({ timeout: 60_000 });
    await details(page).first.fill("Noor");

    await page.goto(consultation, { waitUntil: "commit" });
    const before = await calendar(page).monthName.innerText({ timeout: 30_000 });
    await calendar(page).nextMonth.click();
    expect(await isAwake(page)).toBe(false);
    await expect(calendar(page).monthName).not.toHaveText(before, { timeout: 60_000 });
  });

  test("keeps what is typed and chosen in a form before the page runs", async ({ page }) => {
    await openSlowly(page, "/widget/form/intake");
    const form = intake(page);
    await form.allergies.or(form.weight).first().fill("154.5", { timeout: 30_000 });
    await form.diet.selectOption("Vegan");
    await form.consent.check({ force: true });
    expect(await isAwake(page)).toBe(false);
    await press(form.send);
    await awake(page);
    await expect(form.faults).toBeFocused({ timeout: 60_000 });
    await expect(form.weight).toHaveValue("154.5");
    await expect(form.diet).toHaveValue("vegan");
    await expect(form.consent).toBeChecked();
    expect(new URL(page.url()).pathname).toBe("/widget/form/intake");
  });

  test("follows a link that is pressed before the page runs", async ({ page }) => {
    await openSlowly(page, "/widget/appointment/northside");
    await page.getByRole("link", { name: /^Consultation/ }).click({ timeout: 30_000 });
    await expect(calendar(page).month).toBeVisible({ timeout: 60_000 });
  });
});

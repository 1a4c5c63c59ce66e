import { expect, type Page } from "@playwright/test";

/** The longest wait between two attempts of a request. */
const LONGEST_WAIT_MS = 4_500;

/** Lets the waits between the attempts of a request pass at once. The clock of the page must be installed. */
export async function passWaits(page: Page, areOver: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(LONGEST_WAIT_MS);
    await areOver();
  }).toPass({ timeout: 30_000, intervals: [50] });
}

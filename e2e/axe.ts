import axe from "axe-core";
import { type Frame, type Page, expect } from "@playwright/test";

/** WCAG 2.2 A and AA, and axe's own best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Finds nothing against WCAG 2.2 A and AA, nor against axe's own best practices, on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessFaults(page)).toEqual([]);
}

/** What axe finds on the screen as it stands, in all of its frames. */
export async function accessFaults(page: Page): Promise<readonly { id: string; where: string[] }[]> {
  // As high as all of it: what the foot of a phone happens to lie over is scrolled from under it, not covered.
  const seen = page.viewportSize();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const isHigher = seen !== null && whole > seen.height;
  if (isHigher) await page.setViewportSize({ width: seen.width, height: whole });
  await placesFilled(page);
  for (const frame of page.frames()) await settled(frame);
  const found = [];
  // Asked in the page itself: the ready-made runner opens a page of its own for each answer, which takes most of the time.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
    found.push(
      ...(await frame.evaluate(async (tags) => {
        const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
        const { violations } = await axe.run(document, {
          runOnly: { type: "tag", values: tags },
          resultTypes: ["violations"],
          iframes: false,
        });
        return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
      }, tags)),
    );
  }
  if (isHigher) await page.setViewportSize(seen);
  return found;
}

/** A screen of the widget within a page comes when it is near, which it is once the window is as high as the page. */
async function placesFilled(page: Page): Promise<void> {
  const isFilled = () => document.querySelector("[data-in-place] > [class*='waiting']") === null;
  await page.waitForFunction(isFilled, undefined, { timeout: 5_000 }).catch(() => {});
}

/** What is still coming into sight is pale for that moment: what it becomes is judged. */
export async function settled(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // One that stands still, hidden or out of sight, would be waited for in vain.
    const longest = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest]);
  });
}

import axe from "axe-core";
import { type Frame, type Page, expect } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}

export async function findAxeViolations(page: Page): Promise<readonly { id: string; where: string[] }[]> {
  // As high as the page, so that content below the phone's fixed footer counts as scrollable and not as covered.
  const viewport = page.viewportSize();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const isHigher = viewport !== null && whole > viewport.height;
  if (isHigher) await page.setViewportSize({ width: viewport.width, height: whole });
  await placesFilled(page);
  for (const frame of page.frames()) await settled(frame);
  const results = [];
  // The ready-made runner opens a page for each result, which takes most of the time.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
    results.push(
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
  if (isHigher) await page.setViewportSize(viewport);
  return results;
}

/** Widgets on a page load when they are near, so the window becomes as high as the page. */
async function placesFilled(page: Page): Promise<void> {
  const isFilled = () => document.querySelector("[data-in-place] > [class*='waiting']") === null;
  await page.waitForFunction(isFilled, undefined, { timeout: 5_000 }).catch(() => {});
}

/** Elements that fade in are tested in their final state. */
export async function settled(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // A paused, hidden or invisible animation would never end.
    const longest = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest]);
  });
}

import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** Finds nothing against WCAG 2.2 A and AA, nor against axe's own best practices, on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // As high as all of it: what the foot of a phone happens to lie over is scrolled from under it, not covered.
  const seen = page.viewportSize();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (seen && whole > seen.height) await page.setViewportSize({ width: seen.width, height: whole });
  // What is still coming into sight is pale for that moment: what it becomes is judged.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  if (seen) await page.setViewportSize(seen);
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
  expect(found).toEqual([]);
}

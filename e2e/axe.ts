import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** Finds nothing against WCAG 2.2 A and AA, nor against axe's own best practices, on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
  expect(found).toEqual([]);
}

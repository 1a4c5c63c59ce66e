import { type Locator, type Page, expect } from "@playwright/test";

export async function key(page: Page, name: string): Promise<void> {
  await page.keyboard.press(name);
  await expectFocusSeen(page);
}

export async function tabTo(page: Page, target: Locator, by = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await key(page, by);
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement)))
      return;
    passed.push(await page.locator(":focus").evaluate((element) => element.outerHTML.slice(0, 90)));
  }
  throw new Error(`Tab never came there; it passed\n${passed.join("\n")}`);
}

export async function expectFocusSeen(page: Page): Promise<void> {
  await expect(page.locator("body")).not.toBeFocused();
  await expect
    .poll(() => page.evaluate(findFocusIssue), { message: "the focus is seen", timeout: 2_000 })
    .toBeNull();
}

/** Returns the problem with the focus, or null. Runs in the page. */
function findFocusIssue(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return "it is lost";
  const name = focused.outerHTML.slice(0, 120);
  // A focused page or heading marks where to read on. It is not interactive.
  const isPlace = focused.matches("main, h1, h2, h3, [role=alert], [role=status]");
  // The label draws the ring of a radio button or checkbox, the wrapper that of a number field.
  const ringElements = [
    focused,
    ...((focused as HTMLInputElement).labels ?? []),
    focused.nextElementSibling,
    focused.closest("[data-focus-within]"),
  ];
  const isRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
    (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  // A link that covers its card draws the ring there.
  const isOver = getComputedStyle(focused, "::after");
  const hasRing =
    (isOver.content !== "none" && isRing(isOver)) ||
    ringElements.some((element) => element != null && isRing(getComputedStyle(element)));
  if (!isPlace && !hasRing) return `no ring: ${name}`;
  const box = (focused.closest("label") ?? focused).getBoundingClientRect();
  if (isPlace) return box.top < innerHeight && box.bottom > 0 ? null : `off the screen: ${name}`;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `off the screen: ${name}`;
  const top = document.elementFromPoint(x, y);
  const related = focused.closest("label") ?? focused;
  return top !== null && (related.contains(top) || top.contains(related))
    ? null
    : `covered by ${top?.outerHTML.slice(0, 80)}: ${name}`;
}

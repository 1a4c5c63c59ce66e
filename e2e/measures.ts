import type { Page } from "@playwright/test";

/** By how many pixels the page is wider than the screen: nobody scrolls sideways (WCAG 1.4.10). */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What is to be pressed and less than `least` pixels each way; a label counts for what it names (WCAG 2.5.8). */
export function smallTargets(page: Page, least = 24): Promise<string[]> {
  return page.evaluate((least) => {
    const all = document.querySelectorAll<HTMLElement>(
      "button, a[href], input, select, textarea, summary, [role=option]",
    );
    return [...all].flatMap((element) => {
      // A link that lies over its whole card is as large as the card.
      const over = getComputedStyle(element, "::after");
      const isCard = over.content !== "none" && over.position === "absolute";
      const target = element.closest("label") ?? (isCard ? element.offsetParent : null) ?? element;
      const { width, height } = target.getBoundingClientRect();
      // A link within a line of text is as high as the line.
      const isInText = element.matches("p a, dd a, li li a, [data-rich] a");
      // Seen only with the focus: then it is as large as any.
      const isUnseen = (width <= 1 && height <= 1) || !element.checkVisibility({ visibilityProperty: true });
      if (width === 0 || height === 0 || isInText || isUnseen) return [];
      return width < least - 0.5 || height < least - 0.5
        ? [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
        : [];
    });
  }, least);
}

/** Words that are cut off by the box that they stand in, which nobody can scroll (WCAG 1.4.4, 1.4.12). */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *:not(svg, svg *)")].flatMap((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isUnseen = element.clientWidth <= 1 || element.clientHeight <= 1 || !element.checkVisibility();
      if (isUnseen || element.innerText.trim() === "" || element.matches("select, textarea")) return [];
      const isCutWide = overflowX !== "visible" && overflowX !== "auto" && overflowX !== "scroll";
      const isCutHigh = overflowY !== "visible" && overflowY !== "auto" && overflowY !== "scroll";
      const over = [
        isCutWide && textOverflow !== "ellipsis" ? element.scrollWidth - element.clientWidth : 0,
        isCutHigh ? element.scrollHeight - element.clientHeight : 0,
      ];
      return Math.max(...over) > 2 ? [`${over.join(" × ")}: ${element.outerHTML.slice(0, 120)}`] : [];
    }),
  );
}

/** Sets text as far apart as WCAG 1.4.12 has it; answers how to take it back. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

import type { Page } from "@playwright/test";

/** Pixels by which the page is wider than the screen (WCAG 1.4.10). */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Interactive elements smaller than `least` pixels in width or height, including their labels (WCAG 2.5.8). */
export function smallTargets(page: Page, least = 24): Promise<string[]> {
  return page.evaluate((least) => {
    const all = document.querySelectorAll<HTMLElement>(
      "button, a[href], input, select, textarea, summary, [role=option]",
    );
    return [...all].flatMap((element) => {
      // A link that covers its card is as large as the card.
      const over = getComputedStyle(element, "::after");
      const isCard = over.content !== "none" && over.position === "absolute";
      const target = element.closest("label") ?? (isCard ? element.offsetParent : null) ?? element;
      const { width, height } = target.getBoundingClientRect();
      // An inline link is as high as its line.
      const isInText = element.matches("p a, dd a, li li a, [data-rich] a");
      const isUnseen = (width <= 1 && height <= 1) || !element.checkVisibility({ visibilityProperty: true });
      if (width === 0 || height === 0 || isInText || isUnseen) return [];
      return width < least - 0.5 || height < least - 0.5
        ? [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
        : [];
    });
  }, least);
}

/** Texts that their box cuts off without a way to scroll (WCAG 1.4.4, 1.4.12). */
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

/** Words that break over two lines without hyphenation, and texts wider than their button. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brokenTexts: string[] = [];
    const range = document.createRange();
    const linesIn = (text: Text, from: number, to: number) => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text;
      const element = text.parentElement;
      const isSeen =
        element?.checkVisibility({ visibilityProperty: true }) === true && element.clientWidth !== 1;
      if (!isSeen || element.closest("script, style, code, select, svg") !== null) continue;
      if (linesIn(text, 0, text.length).size < 2) continue;
      const { hyphens, hyphenateLimitChars } = getComputedStyle(element);
      // With `hyphens: auto`, the browser hyphenates long words.
      const longest = hyphens === "auto" ? (Number.parseInt(hyphenateLimitChars, 10) || 5) - 1 : 40;
      for (const { 0: word, index } of text.data.matchAll(/(?<![^\s("“])\p{L}{2,40}(?![^\s.,:;!?)"”])/gu))
        if (word.length <= longest && linesIn(text, index, index + word.length).size > 1)
          brokenTexts.push(`${word} in ${element.outerHTML.slice(0, 120)}`);
    }
    for (const button of document.querySelectorAll<HTMLElement>("button, [role=button], a[class*=button]")) {
      const over = button.scrollWidth - button.clientWidth;
      if (over > 1 && button.clientWidth > 1 && button.checkVisibility())
        brokenTexts.push(`${over} pixels: ${button.outerHTML.slice(0, 120)}`);
    }
    return brokenTexts;
  });
}

/** Applies the text spacing of WCAG 1.4.12. Returns a function that removes it. */
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

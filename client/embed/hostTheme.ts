import type { Theme } from "./messages.ts";

/**
 * The scheme that an element's page has declared for it (CSS Color Adjustment 1, `color-scheme`); none declared
 * is light.
 */
export function hostTheme(element: Element): Theme {
  const { colorScheme } = getComputedStyle(element.isConnected ? element : document.documentElement);
  if (!/\bdark\b/.test(colorScheme)) return "light";
  return /\blight\b/.test(colorScheme) ? "auto" : "dark";
}

/** Calls back whenever the page, or the element itself, may have another scheme; the function returned ends it. */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const one of [document.documentElement, document.body, element])
    observer.observe(one, { attributes: true });
  return () => observer.disconnect();
}

import type { Theme } from "./messages.ts";

/** The scheme that an element's page has declared for it (CSS Color Adjustment 1: `color-scheme`, else the page's `meta` of that name). */
export function hostTheme(element: Element, undeclared: Theme = "light"): Theme {
  const { colorScheme } = getComputedStyle(element.isConnected ? element : document.documentElement);
  const meta = document.querySelector<HTMLMetaElement>("meta[name=color-scheme]");
  const declared = colorScheme === "normal" && meta ? meta.content : colorScheme;
  const isLight = declared.includes("light");
  if (declared.includes("dark")) return isLight ? "auto" : "dark";
  return isLight ? "light" : undeclared;
}

/**
 * Calls back whenever an element may have another scheme: what it stands in or the page's head was changed, or the device's
 * own scheme. The function returned ends it.
 */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { attributes: true, childList: true, subtree: true });
  let one: Element | null = element.isConnected ? element : document.documentElement;
  for (; one; one = one.parentElement) observer.observe(one, { attributes: true });
  const device = matchMedia("(prefers-color-scheme:dark)");
  device.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    device.removeEventListener("change", onChange);
  };
}

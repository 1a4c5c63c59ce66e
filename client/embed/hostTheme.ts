import type { Theme } from "./messages.ts";

/**
 * Returns the page's declared colour scheme (CSS Color Adjustment): the `color-scheme` of the element, else of the
 * page's `meta`.
 */
export function getHostTheme(element: Element, fallbackTheme: Theme = "light"): Theme {
  const { colorScheme } = getComputedStyle(element.isConnected ? element : document.documentElement);
  const meta = document.querySelector<HTMLMetaElement>("meta[name=color-scheme]");
  const declared = colorScheme === "normal" && meta ? meta.content : colorScheme;
  const isLight = declared.includes("light");
  if (declared.includes("dark")) return isLight ? "auto" : "dark";
  return isLight ? "light" : fallbackTheme;
}

/**
 * Calls back when the element's ancestors, the page's head or the device's colour scheme change. The returned function
 * stops it.
 */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { attributes: true, childList: true, subtree: true });
  let ancestor: Element | null = element.isConnected ? element : document.documentElement;
  for (; ancestor; ancestor = ancestor.parentElement) observer.observe(ancestor, { attributes: true });
  const device = matchMedia("(prefers-color-scheme:dark)");
  device.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    device.removeEventListener("change", onChange);
  };
}

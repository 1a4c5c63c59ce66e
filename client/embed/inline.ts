import { calmHeight } from "./calmHeight.ts";
import { createFrame } from "./frame.ts";
import type { Shown, Surroundings } from "./shown.ts";
import { shadowOf } from "./sheets.ts";

/** Shows the widget in the element and follows its height without layout shifts. */
export function showInline(element: HTMLElement, { url, title, theme, options, tell }: Surroundings): Shown {
  const root = shadowOf(element);
  let wanted = 0;
  let current = 0;
  let isAsked = 0;
  const frame = createFrame(url, title, theme, {
    onSize(height) {
      wanted = height;
      settleSoon();
    },
    onEscape() {},
    onEvent(name, detail) {
      tell(name, detail);
      if (name === "step" && element.getBoundingClientRect().top < 0) open();
    },
  });

  const room = () => {
    const { minHeight, maxHeight } = getComputedStyle(element);
    return { reserved: Number.parseFloat(minHeight) || 0, most: Number.parseFloat(maxHeight) || Infinity };
  };
  function setHeight(height: number) {
    const isOther = height !== current;
    current = height;
    frame.element.style.height = `${height}px`;
    // If the page limits the height, the content scrolls inside.
    frame.send({ type: "fits", fits: frame.element.clientHeight >= wanted });
    if (isOther && wanted) tell("resized", { height });
  }
  function settle() {
    isAsked = 0;
    if (!wanted) return;
    const { top, bottom } = element.getBoundingClientRect();
    const below = document.body.getBoundingClientRect().bottom - bottom;
    const isUnseen = !element.getClientRects()[0];
    const { grow = false } = options;
    const { reserved, most } = room();
    // Without reserved space a layout shift cannot be avoided.
    const isLast = isUnseen || grow !== false || below <= 32 || !reserved;
    const calm = calmHeight({ wanted, reserved, current, top, view: innerHeight, isLast });
    setHeight(Math.min(calm, most));
  }
  function settleSoon() {
    isAsked ||= requestAnimationFrame(settle);
  }
  const open = () => element.scrollIntoView();

  const { minHeight } = element.style;
  const kept = Number.parseFloat(String(options.height));
  if (kept >= 0) element.style.minHeight = `${kept}px`;
  frame.element.loading = "lazy";
  setHeight(room().reserved);
  root.replaceChildren(frame.element);
  const listening = new AbortController();
  for (const name of ["scroll", "resize"]) addEventListener(name, settleSoon, { signal: listening.signal });
  return {
    setTheme: frame.setTheme,
    open,
    close() {},
    remove() {
      cancelAnimationFrame(isAsked);
      listening.abort();
      element.style.minHeight = minHeight;
      frame.remove();
    },
  };
}

import { calmHeight } from "./calmHeight.ts";
import { createFrame } from "./frame.ts";
import type { Shown, Surroundings } from "./shown.ts";
import { elementRules, sheetOf } from "./sheets.ts";

/** Shows the widget in the element's place, as high as it is wherever nothing moves by that. */
export function showInline(element: HTMLElement, { url, title, theme, options, tell }: Surroundings): Shown {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheetOf(elementRules)];
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
      if (name === "step") toTop();
    },
  });

  /** What the page keeps for it. */
  const reserved = () => Number.parseFloat(getComputedStyle(element).minHeight) || 0;
  function setHeight(height: number) {
    frame.send({ type: "fits", fits: height >= wanted });
    if (height === current) return;
    current = height;
    frame.element.style.height = `${height}px`;
    if (wanted > 0) tell("resized", { height });
  }
  function settle() {
    isAsked = 0;
    if (wanted === 0) return;
    const { top, bottom } = element.getBoundingClientRect();
    const below = document.body.getBoundingClientRect().bottom - bottom;
    const isUnseen = element.getClientRects().length === 0;
    const follows = options.grow != null && options.grow !== false;
    setHeight(
      calmHeight({
        wanted,
        reserved: reserved(),
        current,
        top,
        view: innerHeight,
        isLast: isUnseen || follows || below <= 32,
      }),
    );
  }
  function settleSoon() {
    isAsked ||= requestAnimationFrame(settle);
  }
  /** Another step begins where it can be seen. */
  function toTop() {
    if (element.getBoundingClientRect().top >= 0) return;
    const isCalm = matchMedia("(prefers-reduced-motion:reduce)").matches;
    element.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
  }

  const { minHeight } = element.style;
  const kept = Number.parseInt(String(options.height), 10);
  if (kept >= 0) element.style.minHeight = `${kept}px`;
  frame.element.loading = "lazy";
  setHeight(reserved());
  root.replaceChildren(frame.element);
  // What could not become as high as it wants may once its end is out of sight.
  const listening = new AbortController();
  for (const name of ["scroll", "resize"])
    addEventListener(name, settleSoon, { passive: true, signal: listening.signal });
  return {
    setTheme: frame.setTheme,
    open: () => element.scrollIntoView(),
    close() {},
    remove() {
      cancelAnimationFrame(isAsked);
      listening.abort();
      element.style.minHeight = minHeight;
      frame.remove();
    },
  };
}

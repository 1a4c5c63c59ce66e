import { computeStableHeight } from "./computeStableHeight.ts";
import { createFrame } from "./frame.ts";
import type { WidgetController, EmbedContext } from "./embedContext.ts";
import { getShadowRoot } from "./sheets.ts";

/** Shows the widget in the element and follows its height without layout shifts. */
export function showInline(
  element: HTMLElement,
  { url, title, theme, options, emit }: EmbedContext,
): WidgetController {
  const root = getShadowRoot(element);
  let contentHeight = 0;
  let currentHeight = 0;
  let animationRequest = 0;
  const frame = createFrame(url, title, theme, {
    onSize(height) {
      contentHeight = height;
      scheduleUpdate();
    },
    onEscape() {},
    onEvent(name, detail) {
      emit(name, detail);
      if (name === "step" && element.getBoundingClientRect().top < 0) open();
    },
  });

  const getHeightLimits = () => {
    const { minHeight, maxHeight } = getComputedStyle(element);
    return {
      reserved: Number.parseFloat(minHeight) || 0,
      upperLimit: Number.parseFloat(maxHeight) || Infinity,
    };
  };
  function setHeight(height: number) {
    const isChanged = height !== currentHeight;
    currentHeight = height;
    frame.element.style.height = `${height}px`;
    // If the page limits the height, the content scrolls inside.
    frame.send({ type: "fits", fits: frame.element.clientHeight >= contentHeight });
    if (isChanged && contentHeight) emit("resized", { height });
  }
  function updateHeight() {
    animationRequest = 0;
    if (!contentHeight) return;
    const { top, bottom } = element.getBoundingClientRect();
    const spaceBelow = document.body.getBoundingClientRect().bottom - bottom;
    const isHidden = !element.getClientRects()[0];
    const { grow = false } = options;
    const { reserved, upperLimit } = getHeightLimits();
    // Without reserved space a layout shift cannot be avoided.
    const isLast = isHidden || grow !== false || spaceBelow <= 32 || !reserved;
    const stableHeight = computeStableHeight({
      content: contentHeight,
      reserved: reserved,
      current: currentHeight,
      top: top,
      viewport: innerHeight,
      isLast: isLast,
    });
    setHeight(Math.min(stableHeight, upperLimit));
  }
  function scheduleUpdate() {
    animationRequest ||= requestAnimationFrame(updateHeight);
  }
  const open = () => element.scrollIntoView();

  const { minHeight } = element.style;
  const configuredHeight = Number.parseFloat(String(options.height));
  if (configuredHeight >= 0) element.style.minHeight = `${configuredHeight}px`;
  frame.element.loading = "lazy";
  setHeight(getHeightLimits().reserved);
  root.replaceChildren(frame.element);
  const abortController = new AbortController();
  for (const name of ["scroll", "resize"])
    addEventListener(name, scheduleUpdate, { signal: abortController.signal });
  return {
    setTheme: frame.setTheme,
    open,
    close() {},
    remove() {
      cancelAnimationFrame(animationRequest);
      abortController.abort();
      element.style.minHeight = minHeight;
      frame.remove();
    },
  };
}

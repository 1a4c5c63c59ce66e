import { useEffect, useRef, type RefObject } from "react";

const GAP = 12;

/**
 * Publishes the footer's height (`--foot-height`), so that focused elements scroll above it. When the footer appears,
 * scrolls the chosen time from under it.
 *
 * @returns the ref of the footer
 */
export function useChoiceAboveFoot(isWaiting: boolean, hasFoot: boolean): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    const appears = wasWaiting.current && !isWaiting;
    wasWaiting.current = isWaiting;
    const element = foot.current;
    if (!appears || element === null || getComputedStyle(element).position !== "sticky") return;
    const choice = element.parentElement?.querySelector("[role=radiogroup] label:has(time):has(:checked)");
    if (choice == null) return;
    const hidden = choice.getBoundingClientRect().bottom + GAP - element.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: hidden });
  }, [isWaiting]);
  useEffect(() => {
    const element = foot.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty("--foot-height", `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--foot-height");
    };
  }, [hasFoot]);
  return foot;
}

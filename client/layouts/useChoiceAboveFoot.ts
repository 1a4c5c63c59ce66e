import { useEffect, useRef, type RefObject } from "react";

/** Distance in pixels between a choice and the foot below it. */
const GAP = 12;

/**
 * Measures the foot, so that the page scrolls what takes the focus to above it (`--foot-height`), and scrolls the chosen time from under the foot when the foot appears. A choice that is in sight stays where it is.
 *
 * @returns the ref of the foot
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
    // The foot is another element where there was none.
  }, [hasFoot]);
  return foot;
}

import { useEffect, useRef, type RefObject } from "react";

const GAP = 12;

/**
 * Publishes the footer's height (`--foot-height`), so that focused elements scroll above it. When the footer appears,
 * scrolls the chosen time from under it.
 *
 * @returns the ref of the footer
 */
export function useChoiceAboveFooter(
  hasNoNextStep: boolean,
  hasFooter: boolean,
): RefObject<HTMLDivElement | null> {
  const footerRef = useRef<HTMLDivElement>(null);
  const hadNoNextStep = useRef(hasNoNextStep);
  useEffect(() => {
    const appears = hadNoNextStep.current && !hasNoNextStep;
    hadNoNextStep.current = hasNoNextStep;
    const element = footerRef.current;
    if (!appears || element === null || getComputedStyle(element).position !== "sticky") return;
    const choice = element.parentElement?.querySelector("[role=radiogroup] label:has(time):has(:checked)");
    if (choice == null) return;
    const hiddenHeight = choice.getBoundingClientRect().bottom + GAP - element.getBoundingClientRect().top;
    if (hiddenHeight > 0) window.scrollBy({ top: hiddenHeight });
  }, [hasNoNextStep]);
  useEffect(() => {
    const element = footerRef.current;
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
  }, [hasFooter]);
  return footerRef;
}

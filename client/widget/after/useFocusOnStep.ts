import { useEffect, useRef } from "react";

/**
 * A step of a page replaces another at the same path, and what was pressed goes with it: unless the new one has taken
 * the focus itself, it begins at the page.
 */
export function useFocusOnStep(step: unknown): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [step]);
}

import { useEffect, useRef } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";

/**
 * A step of a page replaces another at the same path, and what was pressed goes with it: unless the new one has taken
 * the focus itself, it begins at the page.
 */
export function useFocusOnStep(step: unknown): void {
  const shown = useRef(step);
  const { element } = useRouter();
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) element()?.focus({ preventScroll: true });
  }, [step, element]);
}

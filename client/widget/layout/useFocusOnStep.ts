import { useEffect, useRef } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";

/**
 * Moves the focus to the page when a new step at the same path has removed the focused element and has not taken the
 * focus itself.
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

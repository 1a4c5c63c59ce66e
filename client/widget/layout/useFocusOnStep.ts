import { useEffect, useRef } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";

/**
 * Moves the focus to the page when a new step at the same path has removed the focused element and has not taken the
 * focus itself.
 */
export function useFocusOnStep(step: unknown): void {
  const previousStep = useRef(step);
  const { getContainer } = useRouter();
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    if (document.activeElement === document.body) getContainer()?.focus({ preventScroll: true });
  }, [step, getContainer]);
}

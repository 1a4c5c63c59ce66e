import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Returns a stable function that calls the latest callback, so that a component under `memo` is not rendered for a new
 * closure. For event handlers only, never during rendering.
 */
export function useStable<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Returns a function that never changes and calls the one of the last render, so that a component under `memo` is not
 * rendered again for a new closure. For event handlers only: it must not be called while rendering.
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

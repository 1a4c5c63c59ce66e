import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Returns a stable function that calls the latest callback, so that a component under `memo` is not rendered for a new
 * closure. For event handlers only, never during rendering.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latestCallback = useRef(callback);
  useLayoutEffect(() => {
    latestCallback.current = callback;
  });
  return useCallback((...args: Args) => latestCallback.current(...args), []);
}

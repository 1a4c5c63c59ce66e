import { useEffect, useRef } from "react";

/** The choice and the calendar share a path, so a change scrolls to the top and focuses the page like a navigation. */
export function useScreenOf(chosen: string | null): void {
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    document.querySelector("main")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [chosen]);
}

import { useEffect, useRef } from "react";

/** The choice and the calendar lie at one path: each is shown from its beginning, like a page of its own. */
export function useScreenOf(chosen: string | null): void {
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    document.querySelector("main")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [chosen]);
}

import { useEffect, useRef } from "react";

/** The choice and the calendar share a path, so a change scrolls to the top and focuses the page like a navigation. */
export function useResetScreen(chosenService: string | null): void {
  const shownService = useRef(chosenService);
  useEffect(() => {
    if (shownService.current === chosenService) return;
    shownService.current = chosenService;
    document.querySelector("main")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [chosenService]);
}

import { useEffect, useRef } from "react";
import { waitBeforeAsking } from "./askPace.ts";

/**
 * Polls while `isActive`, with growing delays. It pauses while the page is hidden and polls at once when it becomes
 * visible. The first poll of a new page is immediate, later ones start after the first delay.
 */
export function usePolling(isOn: boolean, ask: () => Promise<unknown>): void {
  const latest = useRef(ask);
  const isNewPage = useRef(true);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const isFirst = isNewPage.current;
    isNewPage.current = false;
    if (!isOn) return;
    let asked = 0;
    let isAsking = false;
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const milliseconds = waitBeforeAsking(asked);
      if (milliseconds !== null) timer = setTimeout(() => void go(), milliseconds);
    };
    async function go() {
      if (isAsking || document.visibilityState === "hidden") return;
      isAsking = true;
      asked += 1;
      await latest.current();
      isAsking = false;
      if (!isEnded) wait();
    }
    const onLook = () => {
      if (document.visibilityState === "hidden") return;
      clearTimeout(timer);
      asked = 0;
      void go();
    };
    document.addEventListener("visibilitychange", onLook);
    if (isFirst) void go();
    else wait();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [isOn]);
}

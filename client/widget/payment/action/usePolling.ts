import { useEffect, useRef } from "react";
import { waitBeforeAsking } from "./askPace.ts";

/**
 * Asks again and again while `isOn`: soon at first, ever more seldom later, not while nobody looks, and at once when
 * somebody looks again. Begins at once where the page is new; later after the first pause.
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

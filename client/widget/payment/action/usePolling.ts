import { useEffect, useRef } from "react";
import { getPollDelay } from "./pollInterval.ts";

/**
 * Polls while `isActive`, with growing delays. It pauses while the page is hidden and polls at once when it becomes
 * visible. The first poll of a new page is immediate, later ones start after the first delay.
 */
export function usePolling(isActive: boolean, poll: () => Promise<unknown>): void {
  const latestPoll = useRef(poll);
  const isNewPage = useRef(true);
  useEffect(() => {
    latestPoll.current = poll;
  });
  useEffect(() => {
    const isFirst = isNewPage.current;
    isNewPage.current = false;
    if (!isActive) return;
    let pollCount = 0;
    let isPolling = false;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleNext = () => {
      const milliseconds = getPollDelay(pollCount);
      if (milliseconds !== null) timer = setTimeout(() => void runPoll(), milliseconds);
    };
    async function runPoll() {
      if (isPolling || document.visibilityState === "hidden") return;
      isPolling = true;
      pollCount += 1;
      await latestPoll.current();
      isPolling = false;
      if (!isStopped) scheduleNext();
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === "hidden") return;
      clearTimeout(timer);
      pollCount = 0;
      void runPoll();
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    if (isFirst) void runPoll();
    else scheduleNext();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [isActive]);
}

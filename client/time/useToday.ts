import { useSyncExternalStore } from "react";
import { toLocalDate } from "./format.ts";

const MINUTE_MS = 60_000;

function subscribeEveryMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Returns null on the server and in the first render, so that hydration matches. */
export function useToday(timeZone: string): string | null {
  return useSyncExternalStore(
    subscribeEveryMinute,
    () => toLocalDate(new Date().toISOString(), timeZone),
    () => null,
  );
}

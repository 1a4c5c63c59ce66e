import { useSyncExternalStore } from "react";
import { dateOfInstant } from "./format.ts";

const minute = 60_000;

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

/** Returns null on the server and in the first render, so that hydration matches. */
export function useToday(timeZone: string): string | null {
  return useSyncExternalStore(
    everyMinute,
    () => dateOfInstant(new Date().toISOString(), timeZone),
    () => null,
  );
}

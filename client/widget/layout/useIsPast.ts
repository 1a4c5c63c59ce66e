import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Returns false on the server and in the first render, so that hydration matches. */
export function useIsPast(instant: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => Date.parse(instant) < Date.now(),
    () => false,
  );
}

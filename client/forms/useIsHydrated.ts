import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Returns false on the server and in the first render, so that hydration matches. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

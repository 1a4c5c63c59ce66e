import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether an instant has passed; false on the server and in the first render, which must be alike. */
export function useIsPast(instant: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => Date.parse(instant) < Date.now(),
    () => false,
  );
}

import { useEffect } from "react";
import { useStableCallback } from "../../../shared/useStableCallback.ts";

/** Loads again when the window is seen again: a declined payment causes no change of the booking to listen to. */
export function useReloadOnReturn(reload: () => Promise<void>, isNeeded: boolean): void {
  const onChange = useStableCallback(() => {
    if (document.visibilityState === "visible") void reload().catch(() => {});
  });
  useEffect(() => {
    if (!isNeeded) return;
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [isNeeded, onChange]);
}

import { useSyncExternalStore } from "react";

/** Returns whether a media query matches. True where the environment has no media. */
export function useIsWide(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (typeof matchMedia !== "function") return () => {};
      const list = matchMedia(media);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => typeof matchMedia !== "function" || matchMedia(media).matches,
  );
}

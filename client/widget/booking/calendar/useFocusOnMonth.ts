import { useEffect, useRef, type RefObject } from "react";

/**
 * An empty month's message goes as soon as something in it is pressed, and would take the focus along: after
 * `follow` was called the focus goes to the month, to its chosen day where there is one. `area` is what the month is in.
 */
export function useFocusOnMonth(state: {
  readonly isEmpty: boolean;
  /** Something is still on its way. */
  readonly isLooking: boolean;
}): { readonly area: RefObject<HTMLDivElement | null>; readonly follow: () => void } {
  const { isEmpty, isLooking } = state;
  const area = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current) return;
    const day = (kind: string) => area.current?.querySelector<HTMLElement>(`[role=grid] ${kind}`);
    if (!isEmpty) (day("[data-chosen]") ?? day("[tabindex='0']"))?.focus();
    if (!isLooking) isFollowing.current = false;
  }, [isEmpty, isLooking]);
  return {
    area,
    follow: () => {
      isFollowing.current = true;
    },
  };
}

import { useEffect, useRef, type RefObject } from "react";

/**
 * Pressing a button in an empty month removes that button. After a call of `moveFocus`, the focus moves to the chosen
 * day in `areaRef`.
 */
export function useFocusOnMonth(state: { readonly isEmpty: boolean; readonly isLooking: boolean }): {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly follow: () => void;
} {
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

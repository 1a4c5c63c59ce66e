import { useEffect, useRef, type RefObject } from "react";

/**
 * Pressing a button in an empty month removes that button. After a call of `moveFocus`, the focus moves to the chosen
 * day in `areaRef`.
 */
export function useFocusOnMonth(state: { readonly isEmpty: boolean; readonly isLoading: boolean }): {
  readonly areaRef: RefObject<HTMLDivElement | null>;
  readonly moveFocus: () => void;
} {
  const { isEmpty, isLoading } = state;
  const areaRef = useRef<HTMLDivElement>(null);
  const isFocusMoving = useRef(false);
  useEffect(() => {
    if (!isFocusMoving.current) return;
    const findDay = (selector: string) =>
      areaRef.current?.querySelector<HTMLElement>(`[role=grid] ${selector}`);
    if (!isEmpty) (findDay("[data-chosen]") ?? findDay("[tabindex='0']"))?.focus();
    if (!isLoading) isFocusMoving.current = false;
  }, [isEmpty, isLoading]);
  return {
    areaRef,
    moveFocus: () => {
      isFocusMoving.current = true;
    },
  };
}

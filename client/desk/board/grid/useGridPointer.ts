import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { connectGridPointer, type GridPointerOptions } from "./connectGridPointer.ts";

/** Pointer and touch gestures of the grid, by delegated listeners: hundreds of entries need none of their own. */
export function useGridPointer(scroll: RefObject<HTMLDivElement | null>, options: GridPointerOptions): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = scroll.current;
    return element === null ? undefined : connectGridPointer(element, () => latest.current);
  }, [scroll]);
}

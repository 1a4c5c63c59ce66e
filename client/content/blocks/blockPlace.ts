import { createContext, use } from "react";

export interface BlockPlace {
  /** True for the page's first block: visible at once, and its heading is the page's. */
  readonly isFirst: boolean;
  readonly isInColumn: boolean;
}

export const BlockPlaceContext = createContext<BlockPlace>({ isFirst: false, isInColumn: false });

export function useBlockPlace(): BlockPlace {
  return use(BlockPlaceContext);
}

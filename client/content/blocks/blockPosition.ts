import { createContext, use } from "react";

export interface BlockPosition {
  /** True for the page's first block: visible at once, and its heading is the page's. */
  readonly isFirst: boolean;
  readonly isInColumn: boolean;
}

export const BlockPositionContext = createContext<BlockPosition>({ isFirst: false, isInColumn: false });

export function useBlockPosition(): BlockPosition {
  return use(BlockPositionContext);
}

import { createContext, use } from "react";

/** Where a block stands in its page. */
export interface BlockPlace {
  /** The first of its page: in sight at once, and its heading is the page's. */
  readonly isFirst: boolean;
  readonly isInColumn: boolean;
}

/** Told by whoever lays blocks out. */
export const BlockPlaceContext = createContext<BlockPlace>({ isFirst: false, isInColumn: false });

/** Where this block stands. */
export function useBlockPlace(): BlockPlace {
  return use(BlockPlaceContext);
}

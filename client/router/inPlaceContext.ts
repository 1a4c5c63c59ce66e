import { createContext, use } from "react";

export const InPlaceContext = createContext(false);

/** Returns whether this screen is part of another page, which has its own `<main>`, heading and language choice. */
export function useIsInPlace(): boolean {
  return use(InPlaceContext);
}

import { createContext, use } from "react";

/** True inside of a screen that stands within another page. */
export const InPlaceContext = createContext(false);

/** Whether this screen stands within another page: the page has its own `<main>`, its heading and its language choice already. */
export function useIsInPlace(): boolean {
  return use(InPlaceContext);
}

import { createContext, use } from "react";

export const LocaleTagContext = createContext("en");

/** Returns the BCP 47 tag of the interface's language. */
export function useLocaleTag(): string {
  return use(LocaleTagContext);
}

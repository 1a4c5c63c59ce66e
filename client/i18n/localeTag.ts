import { createContext, use } from "react";

/** The language of the interface for the components of `ui/`. `LocaleProvider` sets it. */
export const LocaleTagContext = createContext("en");

/** Returns the BCP 47 tag of the interface's language. */
export function useLocaleTag(): string {
  return use(LocaleTagContext);
}

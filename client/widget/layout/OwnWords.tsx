import { createContext, useContext, type ReactNode } from "react";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { isLocale, languageTag } from "../../i18n/locales.ts";

const OwnLanguage = createContext<string | null>(null);

/** Says in which language the business itself writes (its locale in the graph). */
export function OwnLanguageProvider({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}) {
  return <OwnLanguage value={isLocale(locale) ? languageTag(locale) : locale}>{children}</OwnLanguage>;
}

/**
 * Words that the business wrote, marked with its language where the page speaks another, so that a screen reader
 * pronounces them rightly (WCAG 2.2, 3.1.2).
 */
export function OwnWords({ children }: { readonly children: ReactNode }) {
  const own = useContext(OwnLanguage);
  const { tag } = useLocale();
  return own === null || own === tag ? children : <span lang={own}>{children}</span>;
}

/** The business's language where it is not the page's: for what can carry no element, an option of a list. */
export function useOwnLanguage(): string | undefined {
  const own = useContext(OwnLanguage);
  const { tag } = useLocale();
  return own === null || own === tag ? undefined : own;
}

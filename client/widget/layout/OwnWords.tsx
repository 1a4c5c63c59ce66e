import { createContext, useContext, type ReactNode } from "react";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { isLocale, languageTag } from "../../i18n/locales.ts";

const OwnLanguage = createContext<string | null>(null);

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
 * Marks text that the business wrote with its language when the page uses another, for screen readers (WCAG 2.2,
 * 3.1.2).
 */
export function OwnWords({ children }: { readonly children: ReactNode }) {
  const own = useContext(OwnLanguage);
  const { tag } = useLocale();
  return own === null || own === tag ? children : <span lang={own}>{children}</span>;
}

/**
 * Returns the business's language when the page uses another, for elements such as `option` that cannot contain a
 * `span`.
 */
export function useOwnLanguage(): string | undefined {
  const own = useContext(OwnLanguage);
  const { tag } = useLocale();
  return own === null || own === tag ? undefined : own;
}

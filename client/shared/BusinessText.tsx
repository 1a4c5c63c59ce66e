import { createContext, useContext, type ReactNode } from "react";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { isLocale, languageTag } from "../i18n/locales.ts";

const BusinessLanguageContext = createContext<string | null>(null);

export function BusinessLanguageProvider({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}) {
  return (
    <BusinessLanguageContext value={isLocale(locale) ? languageTag(locale) : locale}>
      {children}
    </BusinessLanguageContext>
  );
}

/**
 * Marks text that the business wrote with its language when the page uses another, for screen readers (WCAG 2.2,
 * 3.1.2).
 */
export function BusinessText({ children }: { readonly children: ReactNode }) {
  const businessLanguage = useContext(BusinessLanguageContext);
  const { localeTag } = useLocale();
  return businessLanguage === null || businessLanguage === localeTag ? (
    children
  ) : (
    <span lang={businessLanguage}>{children}</span>
  );
}

/**
 * Returns the business's language when the page uses another, for elements such as `option` that cannot contain a
 * `span`.
 */
export function useBusinessLanguage(): string | undefined {
  const businessLanguage = useContext(BusinessLanguageContext);
  const { localeTag } = useLocale();
  return businessLanguage === null || businessLanguage === localeTag ? undefined : businessLanguage;
}

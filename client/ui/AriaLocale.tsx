import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLocaleTag } from "../i18n/localeTag.ts";

/**
 * Gives the interface's language to the react-aria component inside. Each component that formats or announces
 * something wraps itself, because the first view of a calendar loads nothing of react-aria.
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLocaleTag()}>{children}</I18nProvider>;
}

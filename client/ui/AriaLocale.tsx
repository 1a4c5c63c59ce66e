import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLocaleTag } from "../i18n/localeTag.ts";

/**
 * Provides the interface's language to a react-aria component. Each such component wraps itself, because the first view
 * of a calendar does not load react-aria.
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLocaleTag()}>{children}</I18nProvider>;
}

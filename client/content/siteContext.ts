import { createContext, use } from "react";
import { matchLanguage } from "../i18n/detectLocale.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";

export interface SiteContextValue {
  /** The site's language (BCP 47). */
  readonly locale: string;
  /** The business's zone, for publication dates. */
  readonly timeZone: string;
  readonly homePath: string;
  /** Id of the preview. Null on the public site. */
  readonly previewId: string | null;
}

export const SiteContext = createContext<SiteContextValue>({
  locale: "",
  timeZone: "UTC",
  homePath: "/",
  previewId: null,
});

export interface LangAttributes {
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

/** ISO 639 languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/**
 * Returns `lang` and `dir` for text of the business when the interface uses another language, for pronunciation (WCAG
 * 2.2, 3.1.2) and hyphenation.
 */
export function useLangAttributes(): LangAttributes {
  const { locale } = use(SiteContext);
  const interfaceLocale = useLocale().locale;
  // A regional variant, such as `en-US`, counts as the same language.
  if (locale === "" || matchLanguage(locale) === interfaceLocale) return {};
  return { lang: locale, dir: RIGHT_TO_LEFT.has(locale.split("-")[0] ?? "") ? "rtl" : "ltr" };
}

export function useWidgetHref(): (path: string) => string {
  const { previewId } = use(SiteContext);
  return (path) => widgetHref(path, previewId);
}

/** Adds `?preview=` to a path of the widget in a preview. */
export function widgetHref(path: string, previewId: string | null): string {
  if (previewId === null || !path.startsWith("/widget/")) return path;
  const [, before = path, hash = ""] = /^([^#]*)(#.*)?$/.exec(path) ?? [];
  return `${before}${before.includes("?") ? "&" : "?"}preview=${encodeURIComponent(previewId)}${hash}`;
}

import { createContext, use } from "react";
import { matchLanguage } from "../i18n/detectLocale.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";

/** Whose words are read. */
export interface Authorship {
  /** The language that the site is written in (BCP 47). */
  readonly locale: string;
  /** The business's zone: its calendar says on which day something came out. */
  readonly timeZone: string;
  /** Where the site's home is. */
  readonly home: string;
  /** The preview that this is a part of; null: what is shown is published. */
  readonly preview: string | null;
}

/** Of everything inside a site's frame. */
export const AuthorshipContext = createContext<Authorship>({
  locale: "",
  timeZone: "UTC",
  home: "/",
  preview: null,
});

/** Says which language an element's words are in. */
export interface AuthoredAttributes {
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

/** Written from right to left: the languages of ISO 639 that are so by default. */
const RIGHT_TO_LEFT = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/**
 * The attributes of an element whose words the business wrote, where the interface speaks another language: a screen
 * reader pronounces them rightly (WCAG 2.2, 3.1.2), a browser hyphenates them so.
 */
export function useAuthored(): AuthoredAttributes {
  const { locale } = use(AuthorshipContext);
  const interfaceLocale = useLocale().locale;
  // American English is read to those who chose English as it is.
  if (locale === "" || matchLanguage(locale) === interfaceLocale) return {};
  return { lang: locale, dir: RIGHT_TO_LEFT.has(locale.split("-")[0] ?? "") ? "rtl" : "ltr" };
}

/** The address of a screen of the widget, from within the site: in a preview whatever is sent there is a dry run. */
export function useWidgetHref(): (path: string) => string {
  const { preview } = use(AuthorshipContext);
  return (path) => widgetHref(path, preview);
}

/** `path` with `?preview=` in a preview, where it is one of the widget's. */
export function widgetHref(path: string, preview: string | null): string {
  if (preview === null || !path.startsWith("/widget/")) return path;
  const [, before = path, hash = ""] = /^([^#]*)(#.*)?$/.exec(path) ?? [];
  return `${before}${before.includes("?") ? "&" : "?"}preview=${encodeURIComponent(preview)}${hash}`;
}

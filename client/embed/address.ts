import type { Theme } from "./messages.ts";
import type { EmbedOptions } from "./options.ts";

/** The page that embeds the widget. */
export interface HostPage {
  readonly origin: string;
  /** The page's query with `?`, or "". */
  readonly search: string;
  /** Language of the surrounding text (BCP 47), or "" if unknown. */
  readonly lang: string;
  readonly theme: Theme;
}

const attribution = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** Returns the iframe's URL. Null if the options name no resource or an address outside of the widget. */
export function frameAddress(options: EmbedOptions, page: HostPage): URL | null {
  const path = widgetPath(options) ?? "";
  if (!URL.canParse(path, page.origin)) return null;
  const url = new URL(path, page.origin);
  if (url.origin !== page.origin || !url.pathname.startsWith("/widget/")) return null;
  const { searchParams } = url;
  const forward = (options.forward ?? "").split(",").map((name) => name.trim());
  for (const [name, value] of new URLSearchParams(page.search)) {
    if (attribution.test(name) || forward.includes(name) || forward.includes("*"))
      searchParams.set(name, value);
  }
  for (const [name, value] of [
    ...new URLSearchParams(options.query),
    ...Object.entries(options.prefill ?? {}),
  ])
    searchParams.set(name, value);
  const locale = options.locale ?? page.lang;
  if (locale && locale !== "auto") searchParams.set("locale", locale);
  searchParams.set("theme", page.theme);
  searchParams.set("embed", "");
  return url;
}

const folders = {
  menu: "service-menus",
  provider: "appointment",
  group: "groups",
  link: "bookings",
  otl: "otl",
  form: "form",
  survey: "survey",
} as const satisfies { readonly [Noun in keyof EmbedOptions]?: string };

const nouns = Object.keys(folders) as (keyof typeof folders)[];

function widgetPath(options: EmbedOptions): string | null {
  const { path, service } = options;
  if (path !== undefined) return path;
  const noun = nouns.find((name) => options[name] !== undefined);
  if (noun === undefined && service === undefined) return null;
  const parts = noun === undefined ? ["appointment", "service"] : [folders[noun], options[noun]];
  // Only menus and providers contain services.
  if (service !== undefined && (noun === undefined || noun === "menu" || noun === "provider"))
    parts.push(service);
  return `/widget/${parts.map((part) => encodeURIComponent(String(part))).join("/")}`;
}

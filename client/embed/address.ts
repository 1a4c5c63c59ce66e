import type { Theme } from "./messages.ts";
import type { EmbedOptions } from "./options.ts";

/** The page around the frame. */
export interface HostPage {
  /** The business's origin. */
  readonly origin: string;
  /** The page's own query, `?` and all. */
  readonly search: string;
  /** The language of the text around it (BCP 47); empty: unknown. */
  readonly lang: string;
  readonly theme: Theme;
}

/** Where a visitor came from, by the names that campaigns give it. */
const attribution = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** The frame's address. Null: nothing is said to be shown, or nothing of the widget's. */
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

/** The first part of the addresses under which each noun is shown. */
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
  // Of the nouns a menu and a provider have services of their own.
  if (service !== undefined && (noun === undefined || noun === "menu" || noun === "provider"))
    parts.push(service);
  return `/widget/${parts.map((part) => encodeURIComponent(String(part))).join("/")}`;
}

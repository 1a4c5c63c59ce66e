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

const campaignParams = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** Returns the iframe's URL. Null if the options name no resource or an address outside of the widget. */
export function createFrameUrl(options: EmbedOptions, page: HostPage): URL | null {
  const path = getWidgetPath(options) ?? "";
  if (!URL.canParse(path, page.origin)) return null;
  const url = new URL(path, page.origin);
  if (url.origin !== page.origin || !url.pathname.startsWith("/widget/")) return null;
  const { searchParams } = url;
  const forward = (options.forward ?? "").split(",").map((name) => name.trim());
  for (const [name, value] of new URLSearchParams(page.search)) {
    if (campaignParams.test(name) || forward.includes(name) || forward.includes("*"))
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

const pathSegments = {
  menu: "service-menus",
  provider: "appointment",
  group: "groups",
  link: "bookings",
  otl: "otl",
  form: "form",
  survey: "survey",
} as const satisfies { readonly [Noun in keyof EmbedOptions]?: string };

const resourceTypes = Object.keys(pathSegments) as (keyof typeof pathSegments)[];

function getWidgetPath(options: EmbedOptions): string | null {
  const { path, service } = options;
  if (path !== undefined) return path;
  const resourceType = resourceTypes.find((name) => options[name] !== undefined);
  if (resourceType === undefined && service === undefined) return null;
  const segments =
    resourceType === undefined
      ? ["appointment", "service"]
      : [pathSegments[resourceType], options[resourceType]];
  // Only menus and providers contain services.
  if (
    service !== undefined &&
    (resourceType === undefined || resourceType === "menu" || resourceType === "provider")
  )
    segments.push(service);
  return `/widget/${segments.map((part) => encodeURIComponent(String(part))).join("/")}`;
}

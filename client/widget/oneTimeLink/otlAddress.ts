import type { RouteParams } from "../../router/page.ts";
import { lasting } from "../layout/lastingSearch.ts";

/** What the address of a one-time link says beyond the calendar. */
export interface OtlAddress {
  readonly slug: string;
  /** The chosen service of a link for several; null: none is chosen yet. */
  readonly service: string | null;
}

/** Reads `/widget/otl/{oneTimeSlug}` and `/widget/otl?slug=`. */
export function readOtlAddress({ oneTimeSlug }: RouteParams, { searchParams }: URL): OtlAddress {
  return {
    slug: oneTimeSlug ?? searchParams.get("slug") ?? "",
    service: searchParams.get("service") || null,
  };
}

/** The same link with a service chosen, or with none; all else that the address says stays. */
export function otlHref(url: URL, service: string | null): string {
  const next = new URL(url);
  if (service === null) next.searchParams.delete("service");
  else next.searchParams.set("service", service);
  return `${next.pathname}${next.search}`;
}

/** The way back to the choice, without what was chosen in the calendar. */
export function otlChoiceHref(url: URL): string {
  const next = new URL(`${url.pathname}${lasting(url.search)}`, url);
  const slug = url.searchParams.get("slug");
  if (slug !== null) next.searchParams.set("slug", slug);
  return `${next.pathname}${next.search}`;
}

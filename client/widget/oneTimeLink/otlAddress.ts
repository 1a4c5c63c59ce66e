import type { RouteParams } from "../../router/page.ts";
import { lasting } from "../layout/lastingSearch.ts";

export interface OtlAddress {
  readonly slug: string;
  readonly service: string | null;
}

/** Reads `/widget/otl/{oneTimeSlug}` and `/widget/otl?slug=`. */
export function readOtlAddress({ oneTimeSlug }: RouteParams, { searchParams }: URL): OtlAddress {
  return {
    slug: oneTimeSlug ?? searchParams.get("slug") ?? "",
    service: searchParams.get("service") || null,
  };
}

export function otlHref(url: URL, service: string | null): string {
  const next = new URL(url);
  if (service === null) next.searchParams.delete("service");
  else next.searchParams.set("service", service);
  return `${next.pathname}${next.search}`;
}

export function otlChoiceHref(url: URL): string {
  const next = new URL(`${url.pathname}${lasting(url.search)}`, url);
  const slug = url.searchParams.get("slug");
  if (slug !== null) next.searchParams.set("slug", slug);
  return `${next.pathname}${next.search}`;
}
